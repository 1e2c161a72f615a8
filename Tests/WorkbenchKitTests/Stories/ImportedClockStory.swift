import TestSupport
import Testing

/// What changes from run to run on a device.
@Suite("Dates and random numbers in imported code", .startsProcesses, .serialized) struct ImportedClockStory {
  private static let code = """
    import UIKit
    class TodayController: UIViewController {
      let day = UILabel(), dice = UILabel(), names = UILabel(), waited = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.dateFormat = "EEEE yyyy-MM-dd HH:mm"
        day.text = format.string(from: Date())
        dice.text = "\\(Int.random(in: 0..<1_000_000_000)) \\([1, 2, 3, 4, 5, 6, 7, 8, 9].shuffled())"
        names.text = Set(["a", "b", "c", "d", "e", "f", "g", "h"]).joined()
        let begin = Date()
        RunLoop.main.run(until: begin.addingTimeInterval(0.05))
        waited.text = Date() > begin ? "later" : "at once"
        for (row, label) in [day, dice, names, waited].enumerated() {
          label.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(label)
          label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
          label.topAnchor.constraint(equalTo: view.topAnchor, constant: CGFloat(100 + 40 * row)).isActive = true
        }
      }
    }
    """

  @Test("are the same in every run, and time goes on for what waits") func runs() throws {
    guard SwiftCode.canRun else { return }
    var screens: [String] = []
    for _ in 0..<2 {
      let story = try Story()
      guard let outcome = try SwiftCode.run(Self.code, as: "Today.swift", in: story) else { return }
      try #require(outcome.status == 0, "\(outcome.messages)")
      screens.append(try story.workspace.run("list-views TodayController --format ndjson").output)
    }
    #expect(screens[0] == screens[1])
    #expect(
      screens[0].contains("Wednesday 2026-09-23 10:48") && screens[0].contains("later"), "\(screens[0])")
  }
}
