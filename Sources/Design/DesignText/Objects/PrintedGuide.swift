public import DesignModel
public import Notation

extension LayoutGuide: RecordedObject, MentionedObject {
  public static let recordShape = RecordShape<ScreenPart<Self>> {
    Column(
      "ownerName", "What the view is called that it belongs to.",
      from: { $0.screen.name(of: $0.object.owner) })
  }

  public func mention(in screen: Screen) -> (name: String, meaning: String) { (name, place(in: screen)) }
  public func line(in screen: Screen) -> String? { "guide \(name) \(place(in: screen))" }
  public func words(in screen: Screen) -> ObjectWords {
    ObjectWords(id: id.text, name: name, content: place(in: screen))
  }

  private func place(in screen: Screen) -> String { "in \(screen.name(of: owner))" }
}
