import Testing

/// Where a view of an imported screen has to lie on a profile, in points of the window, and why.
struct FrameCheck {
  let screen: String
  /// The options of `solve` that name the profile.
  let options: String
  let view: String
  /// X, y, width and height.
  let frame: [Double]
  let reason: String

  init(
    _ screen: String, _ view: String, on options: String = "", at frame: [Double], because reason: String
  ) {
    (self.screen, self.options, self.view, self.frame, self.reason) = (screen, options, view, frame, reason)
  }

  /// Checks it within half a point: screens round to pixels.
  func check(in story: Story) throws {
    let options = options.contains("--device") ? options : "--device iphone-16 \(options)"
    let solution = try story.solve(screen, options)
    let found = solution.frames[view] == nil ? [] : solution.frame(view)
    let isThere = found.count == 4 && zip(found, frame).allSatisfy { abs($0 - $1) <= 0.5 }
    #expect(isThere, "\(screen) \(options): \(view) is at \(found), not \(frame): \(reason)")
  }
}
