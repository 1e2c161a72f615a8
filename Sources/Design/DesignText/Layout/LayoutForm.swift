public import DesignModel
public import Notation

extension ScreenLayout: DesignValue {
  public static let form: Form<ScreenLayout> = .record(
    "Where every view of a screen lies in one environment, every number exact.",
    Member("views", "One for each view, in the screen's order.", from: \.views, as: .list(ViewLayout.form)),
    .unless(
      [], named: "conflicts", "Sets of rules that can't hold together.", from: \.conflicts,
      as: .list(Conflict.form)),
    .unless(
      [], named: "ambiguities", "What the constraints leave open.", from: \.ambiguities,
      as: .list(Ambiguity.form)),
    .unless(
      [], named: "anchors", "Where the anchors lie that assertions measure.", from: \.anchors,
      as: .list(MeasuredAnchor.form))
  ) { views, conflicts, ambiguities, anchors in
    ScreenLayout(views: views, conflicts: conflicts, ambiguities: ambiguities, anchors: anchors)
  }.shared(as: "layout")
}

extension ViewLayout: DesignValue {
  public static let form: Form<ViewLayout> = .record(
    "Where a view lies, and what became of its text and its content.",
    Member("view", "The view's identity.", from: \.view, as: .identity),
    Member("exact", "The frame before rounding, in points of the parent.", from: \.exact, as: .rect),
    Member("frame", "The frame in device pixels, in points of the parent.", from: \.frame, as: .rect),
    Member("screenFrame", "The same in points of the root.", from: \.screenFrame, as: .rect),
    .unless(
      false, named: "hidden", "Whether the view or an ancestor is hidden.", from: \.isHidden, as: .flag),
    .optional("text", "What became of the text.", from: \.text, as: TextLayout.form),
    .optional("scroll", "A scroll view's content.", from: \.scroll, as: ScrollLayout.form)
  ) { view, exact, frame, screenFrame, isHidden, text, scroll in
    ViewLayout(
      view: view, exact: exact, frame: frame, screenFrame: screenFrame, isHidden: isHidden, text: text,
      scroll: scroll)
  }
}

extension TextLayout: DesignValue {
  public static let form: Form<TextLayout> = .record(
    "What became of a text in the room it got.",
    Member("lines", "Lines shown.", from: \.lines, as: .whole),
    Member("wanted", "Lines that the whole text takes at this width.", from: \.wanted, as: .whole),
    Member("shown", "Characters shown.", from: \.shown, as: .whole),
    Member("total", "Characters of the whole text.", from: \.total, as: .whole),
    Member("truncated", "Whether characters are missing.", from: \.isTruncated, as: .flag),
    Member("clipped", "Whether shown lines reach beyond the view's height.", from: \.isClipped, as: .flag),
    Member("scale", "The factor by which the font was shrunk to fit.", from: \.scale, as: .number),
    Member(
      "approximate", "Whether the widths are not from the built-in metrics.", from: \.isApproximate, as: .flag
    )
  ) { lines, wanted, shown, total, isTruncated, isClipped, scale, isApproximate in
    TextLayout(
      lines: lines, wanted: wanted, shown: shown, total: total, isTruncated: isTruncated,
      isClipped: isClipped, scale: scale, isApproximate: isApproximate)
  }.shared(as: "text")
}

extension ScrollLayout: DesignValue {
  public static let form: Form<ScrollLayout> = .record(
    "A scroll view's content, in points.",
    Member("contentSize", "The content area's width and height.", from: \.contentSize, as: .size),
    Member("insets", "The content insets with safe area and keyboard added.", from: \.insets, as: .insets),
    Member("offset", "The content offset.", from: \.offset, as: .point),
    Member("range", "The least x and y and the greatest x and y of the offset.", from: \.range, as: .rect)
  ) { size, insets, offset, range in
    ScrollLayout(
      contentSize: size, insets: insets, offset: offset, least: Point(x: range.x, y: range.y),
      greatest: Point(x: range.width, y: range.height))
  }.shared(as: "scroll")

  /// Both ends of the range as four numbers, not as a rectangle's corner and size.
  private var range: Rect { Rect(x: least.x, y: least.y, width: greatest.x, height: greatest.y) }
}
