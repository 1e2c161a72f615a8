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

extension [FrameCheck] {
  /// Imports code, all of whose classes have to come in, and checks each frame; gives what the import printed, or nil where no
  /// code can be run.
  func check(importing code: String, as file: String, classes: Int) throws -> (story: Story, output: String)?
  {
    let story = try Story()
    guard SwiftCode.canRun, let outcome = try SwiftCode.run(code, as: file, ["--report"], in: story) else {
      return nil
    }
    try #require(outcome.status == 0, "\(outcome.messages)")
    let words = classes == 1 ? "1 of 1 class" : "\(classes) of \(classes) classes"
    #expect(outcome.output.contains(words), "\(outcome.output)")
    for check in self { try check.check(in: story) }
    return (story, outcome.output)
  }
}
