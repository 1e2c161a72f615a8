import CommandGrammar
import Notation
import Rendering

/// A form in which pictures are written, declared in the file that says how; beside these there are the sketch, which
/// is text, and records.
struct PictureFormat: RawRepresentable, CaseIterable, Hashable, ArgumentValue {
  /// The word by which it is asked for, and what a file's name ends in.
  let rawValue: String
  /// What it is, as a sentence.
  let summary: String
  /// Whether standard output can show it.
  let isText: Bool
  private let write: @Sendable (_ drawing: Drawing, _ scale: Double) throws -> [UInt8]

  /// Every form, in the order that help lists them.
  static let allCases: [PictureFormat] = [svg, png, pdf]

  init(
    _ word: String, _ summary: String, isText: Bool = false,
    write: @escaping @Sendable (_ drawing: Drawing, _ scale: Double) throws -> [UInt8]
  ) {
    (rawValue, self.summary, self.isText, self.write) = (word, summary, isText, write)
  }

  init?(rawValue: String) {
    guard let format = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = format
  }

  static func meaning(of choice: String) -> String { PictureFormat(rawValue: choice)?.summary ?? "" }

  static func == (a: PictureFormat, b: PictureFormat) -> Bool { a.rawValue == b.rawValue }

  func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

  /// A file with one drawing; `scale` are the pixels a point of forms that have pixels, fewer where an image can't hold so
  /// many.
  func file(of drawing: Drawing, scale: Double, in session: Session) throws -> [UInt8] {
    let fitting = self == .png ? CairoWriter.scale(fitting: drawing, most: scale) : scale
    if fitting < scale {
      session.note(
        "drawn at \(fitting.shown) pixels a point, since one image can't hold \(scale.shown); a folder gets one for each"
      )
    }
    return try write(drawing, fitting)
  }

  /// `.svg, .png, .pdf or .txt`: how a picture's file can end, the sketch's included.
  static var endings: String { allCases.map { ".\($0.rawValue)" }.joined(separator: ", ") + " or .txt" }
}
