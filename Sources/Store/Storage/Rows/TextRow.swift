import DesignModel
import DesignText
import Notation

extension LocalizedText: ScreenRowObject {
  static let table = RowTable<LocalizedText>(
    "text", label: "text of", .key("view", \.view, as: .text(.identity)),
    .key("attribute", \.attribute, as: .word),
    .key("locale", \.locale, as: .text), RowColumn("value", \.value, as: .text)
  ) { (view, attribute, locale, value) throws(CodingError) in
    try LocalizedText(checking: view, attribute, in: locale, value)
  }
}
