import DesignModel
import DesignText
import Notation

extension ScreenState: ScreenRowObject {
  static let table = RowTable<ScreenState>("state", .key("name", \.name, as: .text)) { ScreenState($0) }
}
