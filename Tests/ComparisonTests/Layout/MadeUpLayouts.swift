import Comparison
import DesignLanguage
import DesignModel

/// A login screen, laid out by hand on made-up profiles.
struct MadeUpLayouts {
  static let devices = [
    Device.phone("iphone-se-3", width: 375, height: 667), .phone("iphone-16", width: 393, height: 852),
  ]

  /// form (title, email), submit, panel (a scroll view with row).
  static let screen: Screen = {
    var screen = Screen(id: "login", name: "login")
    try! screen.addView(named: "form", kind: .stack)
    try! screen.addView(named: "title", kind: .label, in: "form")
    try! screen.addView(named: "email", kind: .textField, in: "form")
    try! screen.addView(named: "submit", kind: .button)
    try! screen.addView(named: "panel", kind: .scroll)
    try! screen.addView(named: "row", kind: .view, in: "panel")
    let text = try! ConstraintText(parsing: "title.width == 120", in: screen)
    try! screen.addConstraint({ text.constraint(id: $0) })
    try! screen.addConstraint({ text.constraint(id: $0) })
    return screen
  }()

  /// Where everything lies at first; mirrored for right to left.
  static func layout(_ environment: LayoutEnvironment) -> ScreenLayout {
    let frames = [
      Rect(x: 0, y: 0, width: environment.size.width, height: environment.size.height),
      Rect(x: 20, y: 40, width: 200, height: 100), Rect(x: 20, y: 40, width: 200, height: 40),
      Rect(x: 20, y: 90, width: 200, height: 50), Rect(x: 20, y: 200, width: 100, height: 44),
      Rect(x: 0, y: 300, width: 300, height: 300), Rect(x: 0, y: 300, width: 300, height: 50),
    ]
    var layout = ScreenLayout(
      views: zip(screen.views, frames).map { view, frame in
        ViewLayout(view: view.id, exact: frame, frame: frame, screenFrame: frame)
      })
    layout.views[2].text = TextLayout(lines: 1, wanted: 1, shown: 43, total: 43)
    return environment.direction == .rtl ? layout.mirrored(in: environment) : layout
  }

  /// The difference where `change` is done to the later layouts, in left-to-right terms.
  static func difference(
    _ profiles: [Profile] = Profile.standard(for: devices), screen after: Screen = screen,
    threshold: Double = 0.1, before earlier: (inout ScreenLayout, Profile) -> Void = { _, _ in },
    _ change: (inout ScreenLayout, Profile) -> Void
  ) -> LayoutDifference {
    var difference = LayoutDifference(threshold: threshold)
    for profile in profiles {
      let device = devices.first { $0.name == profile.device }!
      let environment = profile.environment(on: device)
      var (old, new) = (layout(environment), layout(environment))
      if profile.direction == .rtl {
        (old, new) = (old.mirrored(in: environment), new.mirrored(in: environment))
      }
      earlier(&old, profile)
      change(&new, profile)
      if profile.direction == .rtl {
        (old, new) = (old.mirrored(in: environment), new.mirrored(in: environment))
      }
      difference.add(
        LayoutPair(
          profile: profile, environment: environment, beforeScreen: screen, afterScreen: after, before: old,
          after: new))
    }
    return difference
  }
}

extension ScreenLayout {
  func mirrored(in environment: LayoutEnvironment) -> ScreenLayout {
    var result = self
    for index in result.views.indices {
      result.views[index].screenFrame.x = environment.size.width - result.views[index].screenFrame.maxX
    }
    return result
  }

  mutating func move(_ views: [Int], right: Double = 0, down: Double = 0) {
    for view in views {
      self.views[view].screenFrame.x += right
      self.views[view].screenFrame.y += down
    }
  }
}
