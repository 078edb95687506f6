import AppCore
import Catalog
import Navigation
import Typesetting

extension Words {
  /// What is said of a list beneath its name: how many there are, how many of them are loaded where that is
  /// not all, and an order that only they are in.
  func facts(_ count: String, of list: LoadedList, sorted sort: SortOrder? = nil) -> [String] {
    var facts = [count]
    if list.items.count < list.totalResults { facts.append(loaded(list.items.count)) }
    if let sort { facts.append(sortedLoaded(sort)) }
    return facts
  }
}

/// The filter on the rows of a page, always visible while there is one, and how many rows it hides.
func filterLines(_ filter: String, shown: Int, hidden: Int, _ words: Words, _ columns: Int)
  -> [Line]
{
  guard !filter.isEmpty else { return [] }
  return filterLines(words.filtering(filter, shown: shown, hidden: hidden), words, columns)
}

/// What a filter does, and how to see all again.
func filterLines(_ said: String, _ words: Words, _ columns: Int) -> [Line] {
  Line(said, .accent)
    .appending("   ").appending(words.dropFilter + " ", .hint).appending("filter", .key)
    .wrapped(to: columns, indent: 2)
}
