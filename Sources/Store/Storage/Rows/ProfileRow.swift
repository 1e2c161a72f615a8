import DesignModel
import DesignText
import Notation

extension Profile: RowObject {
  static let table = RowTable<Profile>(
    "profile", derived: "environment_hash", .key("name", \.name, .text),
    RowColumn("device", \.device, .text), RowColumn("orientation", \.orientation, .word),
    .optional("window", \.window, .size("_width", "_height")), RowColumn("text_size", \.textSize, .word),
    RowColumn("bold_text", \.boldText, .flag), RowColumn("direction", \.direction, .word),
    RowColumn("keyboard", \.keyboard, .word), .list("bars", \.bars, Bar.form),
    .optional("locale", \.locale, .text), .optional("os", \.os, .number), .optional("state", \.state, .text),
    .list("offsets", \.offsets, ScrollOffset.form), .optional("focus", \.focus, .text)
  ) {
    (
      _, device, orientation, window, textSize, boldText, direction, keyboard, bars, locale, os, state,
      offsets,
      focus
    ) in
    Profile(
      device: device, orientation: orientation, window: window, textSize: textSize, boldText: boldText,
      direction: direction, keyboard: keyboard, bars: bars, locale: locale, os: os, state: state,
      focus: focus, offsets: offsets)
  }
}
