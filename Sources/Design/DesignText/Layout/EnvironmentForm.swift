public import DesignModel
public import Notation

extension LayoutEnvironment: DesignValue {
  /// Within the bounds that a device and a profile keep to.
  public static let form: Form<LayoutEnvironment> = .record(
    "All that a layout depends on beside the screen, as numbers.",
    Member("size", "The window's width and height in points.", from: \.size, as: .size),
    Member("scale", "Pixels a point.", from: \.scale, as: .number),
    Member(
      "safeArea", "The root's safe area: top, left, bottom, right in points.", from: \.safeArea, as: .insets),
    Member("idiom", "Phone or pad.", from: \.idiom, as: .word),
    Member("orientation", "How the device is held.", from: \.orientation, as: .word),
    Member("textSize", "The Dynamic Type category.", from: \.textSize, as: .word),
    Member("boldText", "Whether Bold Text is on.", from: \.boldText, as: .flag),
    Member("direction", "The writing direction.", from: \.direction, as: .word),
    .optional(
      "keyboard", "The keyboard's height in points; missing where it is hidden.", from: \.keyboardHeight,
      as: .number),
    .optional(
      "locale", "The language of the texts; missing for the design's own.", from: \.locale, as: .text),
    Member("os", "The system version.", from: \.os, as: .number),
    .optional("state", "The screen's state; missing for its initial one.", from: \.state, as: .text),
    .optional("focus", "The name of the field with the focus; missing for none.", from: \.focus, as: .text),
    .unless(
      [], named: "offsets", "Where contents of scroll views stand.", from: \.offsets,
      as: .list(ScrollOffset.form)),
    .unless(
      .usual, named: "display", "What the display has otherwise than its size says; missing for nothing.",
      from: \.display, as: DisplayTraits.form),
    .unless(
      .profile, named: "bars", "Whose bars the safe area counts; missing for no others than it has.",
      from: \.bars, as: .word)
  ) {
    (
      size, scale, safeArea, idiom, orientation, textSize, boldText, direction, keyboard, locale, os, state,
      focus, offsets, display, bars
    )
      throws(CodingError) in
    var environment = LayoutEnvironment(
      size: size, scale: scale, safeArea: safeArea, idiom: idiom, orientation: orientation,
      textSize: textSize, boldText: boldText, direction: direction, keyboardHeight: keyboard, locale: locale,
      os: os, state: state, focus: focus, offsets: offsets)
    (environment.display, environment.bars) = (display, bars)
    try environment.checkBounds()
    return environment
  }.shared(as: "environment")

  private func checkBounds() throws(CodingError) {
    guard (0.5...10).contains(scale) else { throw CodingError("a scale is from 0.5 to 10", at: .top) }
    let lengths =
      [size.width, size.height, safeArea.top, safeArea.left, safeArea.bottom, safeArea.right]
      + [keyboardHeight ?? 0] + offsets.flatMap(\.lengths)
    guard lengths.allSatisfy({ abs($0) <= ViewAttribute.longest }), min(size.width, size.height) >= 0 else {
      throw CodingError("a length is out of bounds", at: .top)
    }
  }
}

extension ScrollOffset {
  /// The points that it names.
  fileprivate var lengths: [Double] {
    if case .offset(let point) = position { [point.x, point.y] } else { [] }
  }
}
