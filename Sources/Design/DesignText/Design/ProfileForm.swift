public import DesignModel
public import Notation

extension Profile: DesignValue {
  public static let form: Form<Profile> = .record(
    "One way in which a person may meet a screen: a device and how it is held and set.",
    Member("device", "The device's name.", from: \.device, as: .text.naming(.device)),
    Member("orientation", "How it is held.", from: \.orientation, as: .word),
    .optional(
      "window", "Width and height in points where it is not the whole screen.", from: \.window, as: .size),
    Member("textSize", "The Dynamic Type category.", from: \.textSize, as: .word),
    Member("boldText", "Whether Bold Text is on.", from: \.boldText, as: .flag),
    Member("direction", "The writing direction.", from: \.direction, as: .word),
    Member("keyboard", "Whether the keyboard is up.", from: \.keyboard, as: .word),
    .unless([], named: "bars", "The bars around the content.", from: \.bars, as: .list(Bar.form)),
    .optional(
      "locale", "The language of the texts; missing for the design's own.", from: \.locale, as: .text),
    .optional("os", "The system version; missing for the device's.", from: \.os, as: .number),
    .optional("state", "The screen's state; missing for its initial one.", from: \.state, as: .text),
    .optional("focus", "The name of the field with the focus; missing for none.", from: \.focus, as: .text),
    .unless(
      [], named: "offsets", "Where contents of scroll views stand.", from: \.offsets,
      as: .list(ScrollOffset.form))
  ) {
    (
      device, orientation, window, textSize, boldText, direction, keyboard, bars, locale, os, state, focus,
      offsets
    ) in
    Profile(
      device: device, orientation: orientation, window: window, textSize: textSize, boldText: boldText,
      direction: direction, keyboard: keyboard, bars: bars, locale: locale, os: os, state: state,
      focus: focus, offsets: offsets)
  }
}

extension Bar: DesignValue {
  public static let form = Form<Bar>(
    schema: .words(words), write: { .string($0.rawValue) }
  ) { json, place throws(CodingError) in
    guard let text = json.text, let bar = Bar(rawValue: text) else {
      throw CodingError("expected one of \(words.joined(separator: ", "))", at: place)
    }
    return bar
  }
}

extension ScrollOffset: DesignValue {
  public static let form: Form<ScrollOffset> = .record(
    "A scroll view and where its content stands: at an offset, or at what 'at' says.",
    Member("view", "The scroll view's name.", from: \.view, as: .text),
    .optional("x", "Points from the content's left edge.", from: \.x, as: .number),
    .optional("y", "Points from the content's top edge.", from: \.y, as: .number),
    .optional(
      "at", "'start', 'end' or 'until:VIEW', with which no offset is given.", from: \.stop, as: .text)
  ) { (view, x, y, stop) throws(CodingError) in
    if let stop {
      guard x == nil, y == nil, let entry = ScrollOffset(parsing: "\(view)=\(stop)"), entry.point == nil
      else {
        throw CodingError("expected start, end or until:VIEW, and no offset", at: .member("at", of: .top))
      }
      return ScrollOffset(view: view, entry.position)
    }
    guard let x, let y else { throw CodingError("expected 'x' and 'y', or 'at'", at: .top) }
    return ScrollOffset(view: view, offset: Point(x: x, y: y))
  }

  private var point: Point? { if case .offset(let point) = position { point } else { nil } }
  private var x: Double? { point?.x }
  private var y: Double? { point?.y }
  private var stop: String? { point == nil ? position.spelled : nil }
}
