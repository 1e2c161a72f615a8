public import DesignModel
public import Notation

extension Profile: DesignValue {
  public static let form: Form<Profile> = .record(
    "One way in which a person may meet a screen: a device and how it is held and set.",
    Member("device", "The device's name.", \.device, .text.naming(.device)),
    Member("orientation", "How it is held.", \.orientation, .word),
    .optional("window", "Width and height in points where it is not the whole screen.", \.window, .size),
    Member("textSize", "The Dynamic Type category.", \.textSize, .word),
    Member("boldText", "Whether Bold Text is on.", \.boldText, .flag),
    Member("direction", "The writing direction.", \.direction, .word),
    Member("keyboard", "Whether the keyboard is up.", \.keyboard, .word),
    .unless([], "bars", "The bars around the content.", \.bars, .list(Bar.form)),
    .optional("locale", "The language of the texts; missing for the design's own.", \.locale, .text),
    .optional("os", "The system version; missing for the device's.", \.os, .number),
    .optional("state", "The screen's state; missing for its initial one.", \.state, .text),
    .unless([], "offsets", "Content offsets of scroll views.", \.offsets, .list(ScrollOffset.form))
  ) {
    device, orientation, window, textSize, boldText, direction, keyboard, bars, locale, os, state, offsets in
    Profile(
      device: device, orientation: orientation, window: window, textSize: textSize, boldText: boldText,
      direction: direction, keyboard: keyboard, bars: bars, locale: locale, os: os, state: state,
      offsets: offsets)
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
    "A scroll view's content offset.",
    Member("view", "The scroll view's name.", \.view, .text),
    Member("x", "Points from the content's left edge.", \.offset.x, .number),
    Member("y", "Points from the content's top edge.", \.offset.y, .number)
  ) { view, x, y in ScrollOffset(view: view, offset: Point(x: x, y: y)) }
}
