import CPangoCairo
import DynamicLibraries
import Synchronization

/// Pango's break iterator: where Unicode (UAX 14, with Pango's tailorings) lets a line end.
final class PangoBreaking: Sendable {
  /// Nil if Pango is not installed.
  static let shared = PangoBreaking()

  private struct Functions {
    var attributes: PangoGetLogAttributes
    var language: PangoObject
  }
  // Pango's own tables are filled lazily; one caller at a time is all that is ever needed.
  private let functions: Mutex<Functions>

  private init?() {
    guard let library = Library(named: "libpango-1.0.so.0"),
      let attributes: PangoGetLogAttributes = library.function("pango_get_log_attrs"),
      let makeLanguage: PangoLanguageFromString = library.function("pango_language_from_string"),
      let language = makeLanguage("en")
    else { return nil }
    functions = Mutex(Functions(attributes: attributes, language: language))
  }

  /// For each code point of `text` and for its end: whether a line may end before it.
  func lineBreaks(in text: String) -> [Bool] {
    let scalars = text.unicodeScalars
    // A zero byte would end Pango's reading; it breaks as any other control character does.
    let bytes = text.utf8.map { $0 == 0 ? 1 : CChar(bitPattern: $0) }
    var attributes = [PangoLogAttributes](repeating: PangoLogAttributes(), count: scalars.count + 1)
    functions.withLock { functions in
      functions.attributes(
        bytes, Int32(bytes.count), 0, functions.language, &attributes, Int32(attributes.count))
    }
    return attributes.map { $0.is_line_break != 0 }
  }
}
