import DesignModel
import DesignText
import Notation

extension ScreenSource: ScreenRowObject {
  static let table = RowTable<ScreenSource>(
    "source", .key("id", \.id, as: .text(.identity)), RowColumn("file", \.file, as: .text),
    RowColumn("places", \.places, as: .json(.list(ScreenSource.Place.form)))
  ) { id, file, places in ScreenSource(id: id, file: file, places: places) }
}
