import DesignModel

/// The class of a view that has a size by its class: the app's own in the design, one in its place in the source.
struct SwiftSizedClass {
  let name: String
  private let kind: ViewKind
  private let width, height: Double?

  /// The class that a view needs; nil for a view whose size UIKit knows, or an image has.
  init?(of view: View, in names: SwiftNames) {
    guard let (width, height) = view.attributes.ownSize, view.kind != .tableCell else { return nil }
    if view.kind == .image, width != nil, height != nil { return nil }
    (kind, self.width, self.height) = (view.kind, width, height)
    let base = view.kind.row.swiftClass.dropFirst(2)
    name = "\(names.type)Sized\(base == "View" ? "" : base)"
  }

  /// The expression that makes a view of that size.
  var initializer: String {
    func spelled(_ length: Double?) -> String { length?.exact ?? "UIView.noIntrinsicMetric" }
    return "\(name)(CGSize(width: \(spelled(width)), height: \(spelled(height))))"
  }

  /// The class in lines.
  var declaration: [String] {
    // A button of a class of its own is no system button, whose title is smaller.
    let font = kind == .button ? ["    titleLabel?.font = .systemFont(ofSize: 15)"] : []
    let frame = kind == .textView ? "frame: .zero, textContainer: nil" : "frame: .zero"
    let coder = kind.row.marks.contains(.decoding) ? "init(coder: NSCoder)" : "init?(coder: NSCoder)"
    return [
      "", "/// In place of the app's own view, which has that size by itself.",
      "final class \(name): \(kind.row.swiftClass) {", "  private let size: CGSize", "",
      "  init(_ size: CGSize) {", "    self.size = size", "    super.init(\(frame))",
    ] + font + [
      "  }", "",
      "  required \(coder) { fatalError(\"this view is made in code\") }", "",
      "  override var intrinsicContentSize: CGSize { size }", "}",
    ]
  }
}
