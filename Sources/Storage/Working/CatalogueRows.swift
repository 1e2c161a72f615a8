import DesignModel
import DesignText
import Notation
import SQLite

extension WorkingRows {
  func devices() throws -> [Device] {
    try database.rows(
      """
      SELECT name, title, width, height, scale, idiom,
        portrait_top, portrait_left, portrait_bottom, portrait_right,
        landscape_top, landscape_left, landscape_bottom, landscape_right,
        portrait_keys, portrait_prediction, portrait_dock,
        landscape_keys, landscape_prediction, landscape_dock, os, source, unverified
      FROM device ORDER BY position
      """
    ) { row in
      let place = "device '\(row.text(0))'"
      return Device(
        name: row.text(0), title: row.text(1), size: Size(width: row.double(2), height: row.double(3)),
        scale: row.double(4), idiom: try row.word(5, at: place), portraitInsets: row.insets(6),
        landscapeInsets: row.insets(10), portraitKeyboard: row.keyboard(14),
        landscapeKeyboard: row.keyboard(17), os: row.double(20), source: row.text(21),
        unverified: (try row.json(22, at: place).elements ?? []).compactMap(\.text))
    }
  }

  func profiles() throws -> [Profile] {
    try database.rows(
      """
      SELECT name, device, orientation, window_width, window_height, text_size, bold_text, direction, keyboard,
        bars, locale, os, state, offsets
      FROM profile ORDER BY position
      """
    ) { row in
      let place = "profile '\(row.text(0))'"
      return Profile(
        device: row.text(1), orientation: try row.word(2, at: place), window: row.window(3),
        textSize: try row.word(5, at: place), boldText: row.flag(6), direction: try row.word(7, at: place),
        keyboard: try row.word(8, at: place), bars: try row.bars(9, at: place), locale: row.optionalText(10),
        os: row.optionalDouble(11), state: row.optionalText(12), offsets: try row.offsets(13, at: place))
    }
  }

  /// The hash of all devices or of all profiles together.
  func catalogueHash(_ kind: ContentKind) throws -> String {
    try database.first("SELECT content_hash FROM catalogue WHERE kind = ?", kind.rawValue) { $0.text(0) }
      ?? SHA256.hexadecimal(of: "[]")
  }
}

extension Statement {
  fileprivate func insets(_ column: Int) -> EdgeInsets {
    EdgeInsets(
      top: double(column), left: double(column + 1), bottom: double(column + 2), right: double(column + 3))
  }

  fileprivate func keyboard(_ column: Int) -> KeyboardHeight {
    KeyboardHeight(keys: double(column), prediction: double(column + 1), dock: double(column + 2))
  }

  fileprivate func window(_ column: Int) -> Size? {
    isNull(column) ? nil : Size(width: double(column), height: double(column + 1))
  }

  /// Most profiles have neither bars nor offsets, and reading JSON takes time.
  fileprivate func bars(_ column: Int, at place: String) throws(CodingError) -> [Bar] {
    if text(column) == "[]" { return [] }
    return try [Bar](json: json(column, at: place), at: .member("bars", of: .start(place)))
  }

  fileprivate func offsets(_ column: Int, at place: String) throws(CodingError) -> [ScrollOffset] {
    if text(column) == "[]" { return [] }
    return try [ScrollOffset](json: json(column, at: place), at: .member("offsets", of: .start(place)))
  }
}
