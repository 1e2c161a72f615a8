import DesignModel

extension Screen {
  /// What notations take their names from: views of several kinds, a guide and states.
  static let sample: Screen = {
    var screen = Screen(id: "login", name: "login")
    do {
      try screen.addView(named: "form", kind: .stack)
      try screen.addView(named: "title", kind: .label, in: "form")
      try screen.addView(named: "email", kind: .textField, in: "form")
      try screen.addView(named: "list", kind: .scroll)
      try screen.addView(named: "content", kind: .view, in: "list")
      try screen.addGuide(named: "gap", owner: .root)
      try screen.addState("signIn")
    } catch {
      preconditionFailure("The sample is sound: \(error)")
    }
    return screen
  }()
}
