import DesignModel
import Notation

extension LocalizedText: ShownObject {
  static var recordType: RecordType { Screen.text.type }

  func record(in screen: Screen) -> JSON { screen.record(of: self) }

  func line(in screen: Screen) -> String? {
    "text \(screen.name(of: view)) \(attribute.rawValue) in \(locale): \(ShellWords.quote(value))"
  }

  /// It is known by its view.
  func words(in screen: Screen) -> ObjectWords {
    ObjectWords(
      id: view.text, name: "\(screen.name(of: view))'s \(attribute.rawValue) in \(locale)", content: value)
  }
}
