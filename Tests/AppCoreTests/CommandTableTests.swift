import Navigation
import Testing

@testable import AppCore

@Suite("The table of commands")
struct CommandTableTests {
  @Test("has one row for each name, in the order of the names")
  func rows() {
    #expect(CommandTable.specs.map(\.name) == CommandName.allCases)
  }

  @Test("calls no two commands by the same word")
  func wordsAreUnique() {
    let words = CommandTable.specs.flatMap(\.words)
    #expect(Set(words).count == words.count)
    #expect(words.allSatisfy { $0 == $0.lowercased() && !$0.contains(" ") && !$0.isEmpty })
  }

  @Test(
    "finds every command by each of its words, whatever the case", arguments: CommandName.allCases)
  func words(name: CommandName) {
    for word in name.spec.words {
      #expect(CommandTable.command(called: word) == name)
      #expect(CommandTable.command(called: word.uppercased()) == name)
      #expect(CommandTable.meaning(of: word) == .command(name))
    }
  }

  @Test("shows an example of each command that is one", arguments: CommandName.allCases)
  func examples(name: CommandName) throws {
    let spec = name.spec
    let command = try #require(try Command.parse(spec.example).get())
    #expect(spec.example.hasPrefix(name.rawValue))
    if let argument = spec.arguments.first, argument.presence == .required {
      #expect(
        Command.parse(name.rawValue)
          == .failure(.badArgument(command: name, part: "", expected: .argument(argument.kind))))
    } else {
      #expect(try Command.parse(name.rawValue).get() != nil)
    }
    if spec.arguments.isEmpty {
      #expect(try Command.parse(name.rawValue).get() == command)
      #expect(
        Command.parse("\(name.rawValue) Surplus")
          == .failure(.badArgument(command: name, part: "Surplus", expected: .nothing)))
    }
  }

  @Test(
    "finds a command by every beginning that no other name has", arguments: CommandName.allCases)
  func beginnings(name: CommandName) {
    for length in 1..<max(2, name.rawValue.count) {
      let beginning = String(name.rawValue.prefix(length))
      let others = CommandName.allCases.filter { $0.rawValue.hasPrefix(beginning) }
      if let whole = CommandTable.command(called: beginning) {
        #expect(CommandTable.meaning(of: beginning) == .command(whole))
      } else if others == [name] {
        #expect(CommandTable.meaning(of: beginning) == .command(name))
      } else {
        #expect(CommandTable.meaning(of: beginning) == .ambiguous(others))
      }
    }
  }

  @Test("never leaves the program for a word that only begins like an alias of quit")
  func exitIsWhole() {
    #expect(CommandTable.meaning(of: "ex") == .command(.export))
    #expect(CommandTable.meaning(of: "exi") == .unknown)
    #expect(CommandTable.meaning(of: "exit") == .command(.quit))
  }

  @Test(
    "puts each command in one group, and leaves no group empty", arguments: CommandGroup.allCases)
  func groups(group: CommandGroup) {
    let specs = CommandTable.specs(in: group)
    #expect(!specs.isEmpty)
    #expect(specs.allSatisfy { $0.group == group })
  }

  @Test("says where a command means something as the matrix does")
  func scopes() {
    func screens(_ name: CommandName) -> Set<Screen> {
      Set(Screen.allCases.filter(name.spec.scope.includes))
    }
    #expect(screens(.cast) == [.movie, .tvShow])
    #expect(screens(.images) == [.movie, .tvShow, .season, .person])
    #expect(screens(.read) == [.reviews])
    #expect(screens(.favorites) == [.profile])
    #expect(screens(.collection) == [.movie])
    #expect(screens(.next) == [.season, .episode, .pokemon])
    #expect(screens(.search) == Set(Screen.allCases))
    #expect(screens(.feed) == Set(Screen.allCases))
    #expect(screens(.people) == Set(Screen.allCases))
    #expect(screens(.filter).isSuperset(of: [.movieList, .credits, .search]))
  }

  @Test(
    "takes all the rest of the line for the last argument alone", arguments: CommandName.allCases)
  func restComesLast(name: CommandName) {
    for argument in name.spec.arguments.dropLast() {
      #expect(!argument.kind.takesRest && argument.presence != .repeated)
    }
  }
}
