import DesignModel
import Notation

extension Screen {
  /// What lists and edits say of a text in a language.
  func record(of text: LocalizedText) -> JSON {
    [
      "type": "text", "screen": .string(name), "view": .string(self.name(of: text.view)),
      "attribute": .string(text.attribute.rawValue), "locale": .string(text.locale),
      "value": .string(text.value),
    ]
  }
}
