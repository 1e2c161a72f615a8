public import DesignModel
public import Notation

extension ScreenSource: RecordedObject {
  public static let recordShape = RecordShape<ScreenPart<Self>>()

  public func line(in screen: Screen) -> String? { "source \(file)\(line.map { ":\($0)" } ?? "")" }
  public func words(in screen: Screen) -> ObjectWords { ObjectWords(id: id.text, content: file) }

  /// The root's line.
  private var line: Int? { places.first { $0.kind == .view }?.line }
}
