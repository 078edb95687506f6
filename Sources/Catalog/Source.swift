/// Where what is shown comes from; a run has one source.
public enum Source: Hashable, Sendable {
  /// The sample compiled into the program, with facts as of a day.
  case builtIn(asOf: CalendarDate)
  /// TMDB's live service.
  case live
}
