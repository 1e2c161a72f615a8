import DesignModel
import Notation

extension ScreenSource: ShownObject {
  static var recordType: RecordType { Screen.sourceShape.type }

  func record(in screen: Screen) -> JSON { screen.record(of: self) }
  func line(in screen: Screen) -> String? { "source \(file)\(line.map { ":\($0)" } ?? "")" }
  func words(in screen: Screen) -> ObjectWords { ObjectWords(id: id.text, name: id.text, content: file) }

  /// The root's line.
  private var line: Int? { places.first { $0.kind == .view }?.line }
}
