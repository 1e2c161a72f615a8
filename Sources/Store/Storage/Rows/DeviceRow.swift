import DesignModel
import DesignText
import Notation

extension Device: RowObject {
  static let table = RowTable<Device>(
    "device", .key("name", \.name, as: .text), RowColumn("title", \.title, as: .text),
    RowColumn("", \.size, as: .size("width", "height")), RowColumn("scale", \.scale, as: .number),
    RowColumn("idiom", \.idiom, as: .word), RowColumn("portrait", \.portraitInsets, as: .insets),
    RowColumn("landscape", \.landscapeInsets, as: .insets),
    RowColumn("portrait", \.portraitKeyboard, as: .keyboard),
    RowColumn("landscape", \.landscapeKeyboard, as: .keyboard),
    RowColumn("portrait", \.portraitDisplay, as: .display),
    RowColumn("landscape", \.landscapeDisplay, as: .display), RowColumn("os", \.os, as: .number),
    .list("earlier", \.earlier, as: EarlierFigures.form),
    RowColumn("source", \.source, as: .text), .list("unverified", \.unverified, as: .text),
    RowColumn("target", \.isTarget, as: .flag)
  ) {
    name, title, size, scale, idiom, portraitInsets, landscapeInsets, portraitKeyboard, landscapeKeyboard,
    portraitDisplay, landscapeDisplay, os, earlier, source, unverified, isTarget in
    Device(
      name: name, title: title, size: size, scale: scale, idiom: idiom, portraitInsets: portraitInsets,
      landscapeInsets: landscapeInsets, portraitKeyboard: portraitKeyboard,
      landscapeKeyboard: landscapeKeyboard, portraitDisplay: portraitDisplay,
      landscapeDisplay: landscapeDisplay, os: os, earlier: earlier, source: source, unverified: unverified,
      isTarget: isTarget)
  }
}

extension RowCell where Value == EdgeInsets {
  fileprivate static var insets: RowCell {
    RowCell(
      ["_top", "_left", "_bottom", "_right"],
      write: { insets, row in
        for length in [insets.top, insets.left, insets.bottom, insets.right] { row.bind(length) }
      }
    ) { row in
      EdgeInsets(top: row.number(), left: row.number(), bottom: row.number(), right: row.number())
    }
  }
}

extension RowCell where Value == DisplayTraits {
  /// As JSON; most displays have nothing otherwise, and JSON takes time.
  fileprivate static var display: RowCell {
    RowCell(
      ["_display"], write: { $1.bind($0 == .usual ? "{}" : DisplayTraits.form.json(of: $0).line) }
    ) { row throws(CodingError) in
      let text = row.text()
      return text == "{}" ? .usual : try DisplayTraits.form.value(of: RowReader.json(text), at: .top)
    }
  }
}

extension RowCell where Value == KeyboardHeight {
  fileprivate static var keyboard: RowCell {
    RowCell(
      ["_keys", "_prediction", "_dock"],
      write: { height, row in
        for length in [height.keys, height.prediction, height.dock] { row.bind(length) }
      }
    ) { row in KeyboardHeight(keys: row.number(), prediction: row.number(), dock: row.number()) }
  }
}
