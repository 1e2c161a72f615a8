import Comparison
import DesignModel
import Testing

@Suite("What a file recorded") struct RecordedDifferenceTests {
  private func screen(_ size: RecordedSize?, text: String = "Go") -> Screen {
    var attributes = Attributes(.text, .text(text))
    attributes.recordedSize = size
    return Screen(
      id: "s", name: "s",
      lists: ScreenLists {
        $0.views = [
          View(id: .root, name: "root", parent: nil, kind: .view),
          View(id: "v", name: "title", parent: .root, kind: .label, attributes: attributes),
        ]
      })
  }

  @Test("comes and goes without a difference that people see") func silent() {
    let size = RecordedSize(width: 40, height: 20, scope: .everywhere, reason: "0123456789abcdef")
    for (old, new) in [(nil, size), (size, nil)] as [(RecordedSize?, RecordedSize?)] {
      #expect(DesignDifference(from: screen(old), to: screen(new)).sentences.isEmpty)
    }
    let told = DesignDifference(from: screen(size), to: screen(nil, text: "Stop")).sentences
    #expect(told.count == 1 && told[0].contains("Stop"))
  }
}
