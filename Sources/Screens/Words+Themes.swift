import AppCore
public import Typesetting

/// What is wrong with theme files.
extension Words {
  /// Why a theme file is refused, and where: `line 12: …`, without a full stop.
  public func themeError(_ error: ThemeError) -> String {
    say(error.message, "satır \(error.line): \(turkish(error.reason))")
  }

  /// Why a name cannot be a theme's.
  public func badThemeName(_ name: String) -> String {
    let reason = ThemeError.Reason.badName(name)
    return say(reason.message, turkish(reason))
  }

  private func turkish(_ reason: ThemeError.Reason) -> String {
    switch reason {
    case .tooLarge(let limit): "dosya, bir temanın olabileceği \(limit) bayttan büyük"
    case .notUTF8: "dosya UTF-8 değil"
    case .unexpectedEnd: "dosya erken bitiyor"
    case .unexpected(let found, let expected):
      "beklenen: \(turkish(expected)), bulunan: \(inQuotes(found))"
    case .tooDeep: "iç içe çok fazla nesne ya da liste var"
    case .duplicateKey(let key): "\(inQuotes(key)) iki kez geçiyor"
    case .unknownKey(let key, let nearest):
      "\(inQuotes(key)) diye bir anahtar yok" + suggestion(nearest)
    case .unknownRole(let role, let nearest):
      "\(inQuotes(role)) diye bir rol yok" + suggestion(nearest?.rawValue)
    case .missingKey(let key): "\(inQuotes(key)) anahtarı eksik"
    case .missingRoles(let roles):
      "eksik roller: " + roles.map(\.rawValue).joined(separator: ", ")
    case .wrongType(let key, let expected): "\(inQuotes(key)) \(turkish(expected)) olmalı"
    case .badColor(let text):
      "\(inQuotes(text)) bir renk değil; #RRGGBB, terminal ya da bright-blue gibi bir ad yazın"
    case .badName(let text):
      "\(inQuotes(text)) bir ad değil; küçük harf, rakam ve kısa çizgi kullanın"
    }
  }

  private func turkish(_ syntax: ThemeError.Syntax) -> String {
    switch syntax {
    case .value: "bir değer"
    case .key: "tırnak içinde bir anahtar"
    case .colon: "iki nokta"
    case .commaOrEnd: "virgül ya da nesnenin veya listenin sonu"
    case .endOfFile: "dosyanın sonu"
    case .textCharacter: "JSON'un bir metinde izin verdiği bir karakter"
    }
  }

  private func turkish(_ type: ThemeError.ValueType) -> String {
    switch type {
    case .object: "süslü ayraç içinde bir nesne"
    case .text: "tırnak içinde bir metin"
    case .boolean: "true ya da false"
    }
  }

  private func inQuotes(_ text: String) -> String {
    "“" + Line(text).truncated(to: 40).text + "”"
  }

  private func suggestion(_ nearest: String?) -> String {
    nearest.map { "; \(inQuotes($0)) mi demek istediniz?" } ?? ""
  }
}
