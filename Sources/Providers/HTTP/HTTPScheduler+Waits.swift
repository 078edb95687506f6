extension HTTPScheduler {
  /// Everything that waits, in the order it was asked.
  func waits(at now: Duration) -> [PlannedWait] {
    let isOverRate = (window.opens ?? now) > now
    return transfers.sorted { $0.key < $1.key }.flatMap { number, transfer in
      let reason: PlannedWait.Reason =
        switch transfer.place {
        case .queued:
          if let until = pauses[transfer.origin], until > now {
            .paused(until: until)
          } else {
            isOverRate ? .rate : .queued
          }
        case .delayed(let until, let trouble):
          .retrying(
            at: until, tries: transfer.tries, of: configuration.retry.tries, after: trouble)
        case .running(.connecting): .connecting
        case .running(.asked): .asked
        case .running(.receiving): .receiving
        }
      return transfer.tickets.map {
        PlannedWait(ticket: $0, host: transfer.origin.host, reason: reason)
      }
    }
  }
}
