import DesignModel
import DesignText
import Notation

extension ScreenSource: ScreenRowObject {
  static let table = RowTable<ScreenSource>(
    "source", .key("id", \.id, .text(.identity)), RowColumn("file", \.file, .text),
    RowColumn("places", \.places, .json(.list(ScreenSource.Place.form)))
  ) { id, file, places in ScreenSource(id: id, file: file, places: places) }
}
