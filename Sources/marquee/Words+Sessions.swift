import Catalog
import Gallery
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
        "\(path): \(counted(steps)), all as expected.",
        "\(path): \(steps) adım, hepsi yazıldığı gibi.")
    case .written(let steps):
      return say(
        "\(path): \(counted(steps)), written.", "\(path): \(steps) adım, yeniden yazıldı.")
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
      return say(
        "\(path) cannot be read: \(self.reason(reason)). Give the name of a .session file.",
        "\(path) okunamıyor: \(self.reason(reason)). Bir .session dosyasının adını verin.")
    case .tooLarge(let limit):
      return say(
        "\(path) has more than \(limit) bytes: no session does.",
        "\(path), \(limit) bayttan büyük: hiçbir oturum bu kadar değildir.")
    case .notUTF8: return say("\(path) is not UTF-8.", "\(path), UTF-8 değil.")
    case .endlessMarks:
      return say(
        "\(path) has more marks on one letter than any script: it is not a session.",
        "\(path) içinde bir harfte hiçbir yazıda olmayacak kadar çok im var: bir oturum değil.")
    case .faulty(let fault):
      return
        (say("\(path), line \(fault.line): ", "\(path), satır \(fault.line): ")
        + reason(fault.reason))
        .sanitized(limit: 400)
    case .unwritable(let reason):
      return say(
        "\(path) cannot be written: \(self.reason(reason)). Without --write it is only compared.",
        "\(path) yazılamıyor: \(self.reason(reason)). --write olmadan yalnız karşılaştırılır.")
    }
  }

  private func counted(_ steps: Int) -> String { steps == 1 ? "1 step" : "\(steps) steps" }
}
