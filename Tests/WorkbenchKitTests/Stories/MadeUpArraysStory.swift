import Notation
import TestSupport
import Testing

/// Screens whose contents nobody gives.
@Suite("Arrays that an import makes up", .startsProcesses, .serialized) struct MadeUpArraysStory {
  private static let code = """
    import UIKit
    struct Stop { let name: String; let later: [Stop] }
    final class StopView: UIView {
      let nameLabel = UILabel(), laterLabel = UILabel()
      init(_ stop: Stop) {
        super.init(frame: .zero)
        nameLabel.text = stop.name
        laterLabel.text = "then \\(stop.later.count), then \\(stop.later.flatMap(\\.later).count)"
        for label in [nameLabel, laterLabel] {
          label.translatesAutoresizingMaskIntoConstraints = false
          addSubview(label)
          label.topAnchor.constraint(equalTo: topAnchor).isActive = true
          label.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
        }
        nameLabel.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        laterLabel.leadingAnchor.constraint(equalTo: nameLabel.trailingAnchor).isActive = true
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    final class LineController: UIViewController {
      let stops: [Stop], extras: [UIView], stack = UIStackView()
      init(stops: [Stop], extras: [UIView]) {
        (self.stops, self.extras) = (stops, extras)
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { fatalError() }
      override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        for view in stops.map(StopView.init) as [UIView] + extras { stack.addArrangedSubview(view) }
      }
    }
    """

  @Test("have one element that shows something, and end where types hold one another") func elements() throws
  {
    guard SwiftCode.canRun else { return }
    let story = try Story()
    guard let outcome = try SwiftCode.run(Self.code, as: "Line.swift", in: story) else { return }
    try #require(outcome.status == 0, "\(outcome.messages)")
    let views = try story.workspace.run("list-views LineController --format ndjson").records
    let stack = try #require(views.first { $0["kind"] == "stack" }?["name"]?.text)
    #expect(views.filter { $0["parent"]?.text == stack }.count == 1, "no plain view is made up: \(views)")
    let texts = views.compactMap { $0["attributes"]?["text"]?.text }
    #expect(texts == ["name", "then 1, then 0"], "\(texts)")
  }
}
