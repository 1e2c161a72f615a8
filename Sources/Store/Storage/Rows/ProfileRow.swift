import DesignModel
import DesignText
import Notation

extension Profile: RowObject {
  static let table = RowTable<Profile>(
    "profile", derived: "environment_hash", .key("name", \.name, as: .text),
    RowColumn("device", \.device, as: .text), RowColumn("orientation", \.orientation, as: .word),
    .optional("window", \.window, as: .size("_width", "_height")),
    RowColumn("text_size", \.textSize, as: .word),
    RowColumn("bold_text", \.boldText, as: .flag), RowColumn("direction", \.direction, as: .word),
    RowColumn("keyboard", \.keyboard, as: .word), .list("bars", \.bars, as: Bar.form),
    .optional("locale", \.locale, as: .text), .optional("os", \.os, as: .number),
    .optional("state", \.state, as: .text),
    .list("offsets", \.offsets, as: ScrollOffset.form), .optional("focus", \.focus, as: .text)
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
