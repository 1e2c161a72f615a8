import Foundation

/// Sizes that the code asks for, which the workbench finds.
enum Measuring {
  /// True while a view's own class is asked for the size of its content: then UIKit's answer must not ask it again.
  nonisolated(unsafe) private static var isBusy = false
  /// The view whose class is asked, with what UIKit is made to answer for once, and whether it was asked.
  nonisolated(unsafe) private static var probe: (view: UIView, answer: CGSize, wasUsed: Bool)?
  /// What UIKit is made to answer: nothing, little, much.
  ///
  /// A class that hands on all three adds nothing of its own.
  private static let probes = [(-1, -1), (0.25, 0.75), (4000.25, 4000.75)].map {
    CGSize(width: $0.0, height: $0.1)
  }

  /// UIKit's own size of a view's content; no metric in an axis in which it has none.
  static func intrinsicSize(of view: UIView) -> CGSize {
    if let probe, probe.view === view {
      self.probe?.wasUsed = true
      return probe.answer
    }
    guard view.hasContentSize else { return CGSize(width: -1, height: -1) }
    let size = Recorder.reading {
      answer(
        view,
        [
          ("atMost", "false"), ("width", "0"), ("widthPriority", "1"), ("height", "0"),
          ("heightPriority", "1"),
        ])
    }
    if view.recordsText { Recorder.touch(.textSize) }
    return size
  }

  /// The size that a class of the code gives its content, where it is not UIKit's.
  ///
  /// Measuring a text takes a question to the workbench, so a class is first asked with sizes that are made up.
  static func ownSize(of view: UIView) -> CGSize? {
    guard !isBusy, !ClassNames.isOfUIKit(type(of: view)) else { return nil }
    isBusy = true
    let depth = Recorder.isReading
    Recorder.isReading = 0
    defer { (isBusy, Recorder.isReading, probe) = (false, depth, nil) }
    var size = CGSize.zero
    var isOwn = false
    for answer in probes where !isOwn {
      probe = (view, answer, false)
      size = view.intrinsicContentSize
      if probe?.wasUsed == false { return usable(size) }
      isOwn = size != answer
    }
    probe = nil
    return isOwn ? usable(view.intrinsicContentSize) : nil
  }

  private static func usable(_ size: CGSize) -> CGSize? {
    (size.width >= 0 || size.height >= 0) && size.width.isFinite && size.height.isFinite ? size : nil
  }

  /// What a view needs in so much room, as `sizeThatFits` has it: no more than that wide, if it says how wide.
  static func size(of view: UIView, thatFits room: CGSize) -> CGSize {
    if view.recordsText { Recorder.touch(.textSize) }
    let isBounded = room.width > 0 && room.width < 10_000 && view.hasContentSize
    let size = Recorder.reading {
      answer(
        view,
        [
          ("atMost", isBounded ? "true" : "false"), ("width", Line.number(isBounded ? room.width : 0)),
          ("widthPriority", isBounded ? "1000" : "1"), ("height", "0"), ("heightPriority", "1"),
        ])
    }
    return view.hasContentSize || !view.subviews.isEmpty ? size : room
  }

  /// The size that the constraints of a view give it.
  static func fit(
    _ view: UIView, width: (CGFloat, UILayoutPriority), height: (CGFloat, UILayoutPriority)
  ) -> CGSize {
    Recorder.touch(.textSize)
    return Recorder.reading {
      answer(
        view,
        [
          ("atMost", "false"), ("width", Line.number(max(0, width.0))),
          ("widthPriority", Line.number(CGFloat(width.1.rawValue))),
          ("height", Line.number(max(0, height.0))),
          ("heightPriority", Line.number(CGFloat(height.1.rawValue))),
        ])
    }
  }

  private static func answer(_ view: UIView, _ wish: [(String, String)]) -> CGSize {
    let tree = RecordedTree(view)
    let reply = Pipe.ask(Line.object([("ask", Line.quoted("fit"))] + wish + tree.members(isPlain: true)))
    let size = (reply["size"] as? [NSNumber])?.map { CGFloat($0.doubleValue) } ?? []
    return size.count == 2 ? CGSize(width: size[0], height: size[1]) : .zero
  }
}

extension UIView {
  /// True for what has a size by its content alone.
  var hasContentSize: Bool {
    if let image = self as? UIImageView { return image.image != nil }
    if let text = self as? UITextView { return !text.isScrollEnabled }
    return RecordedKind.of(self)?.isContent ?? false
  }

  /// True if a text's size decides the view's.
  var recordsText: Bool {
    RecordedKind.of(self)?.showsText ?? false || self is UISegmentedControl
      || subviews.contains { $0.recordsText }
  }
}
