public import DesignModel
public import Notation

extension LocalizedText: RecordedObject {
  public static let recordShape = RecordShape<ScreenPart<Self>> {
    Column("viewName", "What the view is called.", from: { $0.screen.name(of: $0.object.view) })
  }

  public func line(in screen: Screen) -> String? {
    "text \(screen.name(of: view)) \(attribute.rawValue) in \(locale): \(ShellWords.quoteBriefly(value))"
  }

  /// It is known by its view.
  public func words(in screen: Screen) -> ObjectWords {
    ObjectWords(
      id: view.text, name: "\(screen.name(of: view))'s \(attribute.rawValue) in \(locale)", content: value)
  }
}
