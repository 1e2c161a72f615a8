import DesignModel
import DesignText
import Notation

extension LocalizedText: ScreenRowObject {
  static let table = RowTable<LocalizedText>(
    "text", label: "text of", .key("view", \.view, .text(.identity)), .key("attribute", \.attribute, .word),
    .key("locale", \.locale, .text), RowColumn("value", \.value, .text)
  ) { (view, attribute, locale, value) throws(CodingError) in
    try LocalizedText(checking: view, attribute, in: locale, value)
  }
}
