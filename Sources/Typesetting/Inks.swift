/// A theme in the colors a terminal has, each look worked out when it is first needed.
struct Inks {
  /// What the page is painted with.
  let ground: Look
  private let theme: Theme
  private let depth: ColorDepth
  private var looks: [Look?]

  init(_ theme: Theme, _ depth: ColorDepth) {
    self.theme = theme
    self.depth = depth
    ground = Look(theme.ground.code(depth))
    looks = Array(repeating: nil, count: Role.allCases.count * 2)
  }

  /// How text of a role looks; what stands out is bold in every theme.
  mutating func look(_ role: Role, isEmphasised: Bool) -> Look {
    let index = role.index * 2 + (isEmphasised ? 1 : 0)
    if let look = looks[index] { return look }
    var style = theme[role]
    if isEmphasised {
      style.isBold = true
      style.isDim = false
    }
    let look = Look(style, on: theme.ground, depth, isGraphic: role.isGraphic)
    looks[index] = look
    return look
  }
}
