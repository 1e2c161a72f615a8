/// What an import of code could not take of a screen.
extension Screen {
  /// What a root says is lost where the code's own methods could not be given contents.
  public static let lostContents = "contents"

  /// In words, `12 of 19 layout statements are missing`; nil where the screen is whole.
  public var sketch: String? {
    if let lost = root.attributes.loss {
      if lost == Self.lostContents { return "what it shows could not be made up" }
      let numbers = lost.split(separator: "/")
      if numbers.count == 2 { return "\(numbers[0]) of \(numbers[1]) layout statements are missing" }
    }
    let standIns = views.count(where: \.attributes.isStandIn)
    let following = views.count { $0.attributes.followsWindow && !$0.attributes.isStandIn }
    let parts = [
      standIns == 0 ? nil : standIns == 1 ? "1 view is made up" : "\(standIns) views are made up",
      following == 0
        ? nil : "numbers of \(following) \(following == 1 ? "view" : "views") follow the window in the code",
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", and ")
  }

  /// True where nothing on the screen can be read or used, so that nothing can be wrong with it.
  public var showsNothing: Bool {
    !views.contains { view in
      !view.kind.row.marks.isDisjoint(with: [.control, .text]) || view.attributes.isInteractive(on: view.kind)
    }
  }

  /// True if a view, or one in it, shows a text, a picture or a control.
  public func showsSomething(in view: ObjectID) -> Bool {
    views.contains { one in
      !one.kind.row.marks.isDisjoint(with: [.control, .text, .picture])
        && (one.id == view || ancestors(of: one.id).contains { $0.id == view })
    }
  }
}
