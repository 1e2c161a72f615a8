import Foundation
import Notation
import TestSupport
import Testing

/// What is said of a date picker whose size nobody knows.
@Suite("Date pickers in Swift", .startsProcesses) struct ImportedPickersStory {
  private static let code = """
    import UIKit
    func place(_ picker: UIDatePicker, in view: UIView) {
      picker.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(picker)
      picker.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 90).isActive = true
      picker.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
    }
    class DatePanel: UIViewController {
      let picker = UIDatePicker()
      override func viewDidLoad() { place(picker, in: view) }
    }
    class WheelPanel: UIViewController {
      let picker = UIDatePicker()
      override func viewDidLoad() {
        picker.preferredDatePickerStyle = .wheels
        place(picker, in: view)
      }
    }
    class TimerPanel: UIViewController {
      let picker = UIDatePicker()
      override func viewDidLoad() {
        picker.datePickerMode = .countDownTimer
        place(picker, in: view)
      }
    }
    """

  @Test("lack room for sure where they turn wheels, and else as samples, since dates in a line are narrower")
  func room() throws {
    let story = try Story()
    guard SwiftCode.canRun, let outcome = try SwiftCode.run(Self.code, as: "Panels.swift", in: story) else {
      return
    }
    #expect(outcome.status == 0, "\(outcome.messages)")
    for (name, isKnown) in [("DatePanel", false), ("WheelPanel", true), ("TimerPanel", true)] {
      let picker = try story.workspace.run("list-views \(name) --format ndjson").records.first {
        $0["kind"]?.text == "datePicker"
      }
      let sample = picker?["attributes"]?["sample"]?.text
      #expect(picker != nil && sample == (isKnown ? nil : "filler"), "\(name): \(sample ?? "-")")
      let found = try story.workspace.run("audit \(name) --device iphone-16 --format ndjson").records.filter {
        $0["rule"]?.text == "content-unreachable"
      }
      let severities = found.map { $0["severity"]?.text }
      #expect(severities == [isKnown ? "error" : "note"], "\(name): \(severities)")
    }
  }
}
