import Catalog
import Runtime
import Screens

/// What is said about session files.
extension Words {
  /// What came of a session file.
  func sessionOutcome(_ outcome: SessionFile.Outcome, _ path: String) -> String {
    let path = path.sanitized(limit: 200)
    switch outcome {
    case .same(let steps):
      return say(
        "\(path): \(steps) steps, all as written.", "\(path): \(steps) adım, hepsi yazıldığı gibi.")
    case .written(let steps):
      return say(
        "\(path): \(steps) steps, written anew.", "\(path): \(steps) adım, yeniden yazıldı.")
    case .differs(let difference):
      return say(
        "\(path): other screens or effects (- as written, + as they came):",
        "\(path): başka ekranlar ya da etkiler (- yazılan, + gelen):") + "\n\(difference)"
    }
  }

  /// Why a session file could not be run.
  func sessionFailure(_ failure: SessionFile.Failure, _ path: String) -> String {
    let path = path.sanitized(limit: 200)
    switch failure {
    case .unreadable(let reason):
      return say("\(path) cannot be read: \(reason).", "\(path) okunamıyor: \(reason).")
    case .tooLarge(let limit):
      return say(
        "\(path) has more than \(limit) bytes: no session does.",
        "\(path), \(limit) bayttan büyük: hiçbir oturum bu kadar değildir.")
    case .notUTF8: return say("\(path) is not UTF-8.", "\(path), UTF-8 değil.")
    case .faulty(let fault): return "\(path), \(fault)".sanitized(limit: 400)
    case .unwritable(let reason):
      return say("\(path) cannot be written: \(reason).", "\(path) yazılamıyor: \(reason).")
    }
  }
}
