import DesignModel
import Testing

@testable import Comparison

@Suite("Views of two screens") struct ViewMatchTests {
  private func screen(_ name: String, _ views: [View]) -> Screen {
    Screen(
      id: ObjectID(name), name: name,
      lists: ScreenLists { $0.views = [View(id: .root, name: "root", parent: nil, kind: .view)] + views })
  }

  private func view(
    _ id: String, _ name: String, kind: ViewKind, in parent: ObjectID = .root, text: String? = nil
  ) -> View {
    var attributes = Attributes()
    if let text { attributes[.text] = .text(text) }
    return View(id: ObjectID(id), name: name, parent: parent, kind: kind, attributes: attributes)
  }

  @Test("are known by the names that people gave, whatever holds them") func names() {
    let match = ViewMatch(
      screen("old", [view("a", "box", kind: .view), view("b", "title", kind: .label, in: "a")]),
      screen("new", [view("c", "title", kind: .label), view("d", "box", kind: .stack)]))
    #expect(match.earlier == [.root: .root, "c": "b", "d": "a"] && match.counts == [.name: 2])
  }

  @Test("are known by their texts where an import made their names up") func texts() {
    let match = ViewMatch(
      screen(
        "old",
        [view("a", "label1", kind: .label, text: "Name"), view("b", "label2", kind: .label, text: "City")]),
      screen(
        "new",
        [view("c", "label1", kind: .label, text: "City"), view("d", "label2", kind: .label, text: "Name")]))
    #expect(match.earlier == [.root: .root, "c": "b", "d": "a"] && match.counts == [.text: 2])
  }

  @Test("are known by their names where several say the same, and by names before places") func alike() {
    func label(_ id: String, _ name: String, says text: String) -> View {
      view(id, name, kind: .label, text: text)
    }
    let texts = ViewMatch(
      screen("old", [label("a", "label1", says: "Website"), label("b", "label4", says: "Website")]),
      screen("new", [label("c", "label4", says: "Website"), label("d", "label1", says: "Website")]))
    #expect(texts.earlier == [.root: .root, "c": "b", "d": "a"])
    let places = ViewMatch(
      screen("old", [view("a", "image1", kind: .image), view("b", "image2", kind: .image)]),
      screen("new", [view("c", "image9", kind: .image), view("d", "image1", kind: .image)]))
    #expect(places.earlier == [.root: .root, "c": "b", "d": "a"])
  }

  @Test("are not known by a text that more of them show on one screen than on the other") func commonTexts() {
    let match = ViewMatch(
      screen(
        "old", [view("a", "label1", kind: .label, text: "-"), view("b", "label2", kind: .label, text: "-")]),
      screen("new", [view("c", "label3", kind: .label, text: "-")]))
    #expect(match.counts == [.place: 1] && match.unmatched.earlier.map(\.id) == ["b"])
  }

  @Test("are known by kind and place in what is known already, through what only one screen has")
  func places() {
    let match = ViewMatch(
      screen(
        "old",
        [
          view("card", "card", kind: .view), view("a", "stackView1", kind: .stack, in: "card"),
          view("b", "image1", kind: .image, in: "a"), view("c", "image2", kind: .image, in: "a"),
        ]),
      screen(
        "new",
        [
          view("d", "card", kind: .view), view("e", "image7", kind: .image, in: "d"),
          view("f", "image2", kind: .image, in: "d"),
        ]))
    #expect(match.earlier["f"] == "c" && match.earlier["e"] == "b")
    #expect(match.unmatched.earlier.map(\.name) == ["stackView1"] && match.unmatched.later.isEmpty)
  }
}
