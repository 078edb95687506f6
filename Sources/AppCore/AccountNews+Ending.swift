// A law between those who give orders and those who follow them: whoever waits for an end gets one.

extension AccountNews {
  /// Whether it is the last news of an order.
  ///
  /// Every order that is not canceled comes to one: of signing in that is what became of sending.
  public func ends(_ order: AccountOrder) -> Bool {
    switch self {
    case .approval, .signedIn, .comparing, .refused, .shared: false
    case .loginFailed: order.isLogin
    case .compared, .notCompared: order.isComparison
    case .sent(let waiting): waiting == 0 && order.isSending
    case .waits: order.isSending
    case .sessionRefused: order.isSending || order.isComparison
    case .lacksKey: order.isSending || order.isComparison || order.isLogout
    case .unsent: order.isLogout
    case .signedOut: order.isLogout || order == .share
    case .notKept: order.isLogin || order.isLogout || order == .share
    }
  }
}

extension AccountOrder {
  fileprivate var isLogin: Bool {
    switch self {
    case .login, .loginAsGuest: true
    case .logout, .compare, .send, .share, .cancel: false
    }
  }

  fileprivate var isLogout: Bool {
    switch self {
    case .logout: true
    case .login, .loginAsGuest, .compare, .send, .share, .cancel: false
    }
  }

  fileprivate var isComparison: Bool {
    switch self {
    case .compare: true
    case .login, .loginAsGuest, .logout, .send, .share, .cancel: false
    }
  }

  /// Whether what waits is sent in the end.
  fileprivate var isSending: Bool {
    switch self {
    case .login, .loginAsGuest, .send, .share: true
    case .logout, .compare, .cancel: false
    }
  }
}
