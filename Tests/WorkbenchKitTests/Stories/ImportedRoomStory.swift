import TestSupport
import Testing

/// Views that take away, as they lay out their subviews, what has no room in them.
@Suite("Room in imported code", .startsProcesses, .serialized) struct ImportedRoomStory {
  private static let code = """
    import UIKit
    final class Box: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 40) }
    }
    final class Pane: UIView {
      private let row = UIStackView()
      private var overflow: [UIView] = []
      override init(frame: CGRect) {
        super.init(frame: frame)
        row.translatesAutoresizingMaskIntoConstraints = false
        row.spacing = 10
        addSubview(row)
        NSLayoutConstraint.activate([
          row.centerXAnchor.constraint(equalTo: centerXAnchor), row.topAnchor.constraint(equalTo: topAnchor),
          row.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        for _ in 1...6 { row.addArrangedSubview(Box()) }
      }
      required init?(coder: NSCoder) { fatalError() }
      override func layoutSubviews() {
        super.layoutSubviews()
        while row.bounds.width > bounds.width, let last = row.arrangedSubviews.last {
          last.removeFromSuperview()
          overflow.insert(last, at: 0)
          super.layoutSubviews()
        }
        while let next = overflow.first, row.bounds.width + 10 + next.intrinsicContentSize.width <= bounds.width {
          row.addArrangedSubview(next)
          overflow.removeFirst()
          super.layoutSubviews()
        }
      }
    }
    final class Panes: UIViewController {
      let pane = Pane()
      override func viewDidLoad() {
        super.viewDidLoad()
        pane.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(pane)
        NSLayoutConstraint.activate([
          pane.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          pane.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          pane.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
        ])
      }
    }
    """

  private static let checks = [
    FrameCheck("Panes", "box3", at: [256.5, 100, 100, 40], because: "three have room in 393 points"),
    FrameCheck(
      "Panes", "row", on: "--device iphone-se-3", at: [27.5, 100, 320, 40], because: "three have room in 375"
    ),
    FrameCheck(
      "Panes", "row", on: "--orientation landscape", at: [101, 100, 650, 40],
      because: "all come back where there is room"),
  ]

  @Test("is for what the frames leave it that super.layoutSubviews() finds") func frames() throws {
    _ = try Self.checks.check(importing: Self.code, as: "Pane.swift", classes: 1)
  }
}
