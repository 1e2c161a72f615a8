import TestSupport
import Testing

/// Views of imported code that are filled as another takes them in.
@Suite("Arrival of views in Swift", .startsProcesses, .serialized) struct ImportedArrivalStory {
  private static let code = """
    import UIKit
    final class LateView: UIView {
      let late = UILabel()
      override func willMove(toSuperview view: UIView?) {
        super.willMove(toSuperview: view)
        guard view != nil else { return }
        late.text = "Late"
        late.translatesAutoresizingMaskIntoConstraints = false
        addSubview(late)
        late.topAnchor.constraint(equalTo: topAnchor, constant: 20).isActive = true
        late.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20).isActive = true
      }
    }
    """

  private static let checks = [
    FrameCheck("LateView", "late", at: [20, 20, 33.33, 20.33], because: "its superview fills it")
  ]

  @Test("is announced to the root of what is imported by itself") func arrival() throws {
    _ = try Self.checks.check(importing: Self.code, as: "Late.swift", classes: 1)
  }
}
