import DesignModel
import Rendering
import Testing

@Suite("Sketches") struct SketchScreenTests {
  @Test("show boxes with names, texts where they lie, and the keyboard") func sketch() {
    var made = MadeUpPicture(Size(width: 100, height: 100), keyboard: 25)
    made.add("form", .stack, at: Rect(x: 10, y: 10, width: 80, height: 60))
    made.add("title", .label, at: Rect(x: 15, y: 20, width: 70, height: 5), in: "form", text: "Hi")
    made.add("go", .button, at: Rect(x: 15, y: 40, width: 70, height: 20), in: "form", text: "Go")
    #expect(
      made.picture().sketch(columns: 41) == """
        ┌─ made ────────────────────────────────┐
        │                                       │
        │   ┌form───────────────────────────┐   │
        │   │                               │   │
        │   │ title “Hi”                    │   │
        │   │                               │   │
        │   │                               │   │
        │   │                               │   │
        │   │ ┌go─────────────────────────┐ │   │
        │   │ │                           │ │   │
        │   │ │             Go            │ │   │
        │   │ │                           │ │   │
        │   │ └───────────────────────────┘ │   │
        │   │                               │   │
        │   └───────────────────────────────┘   │
        ├─ keyboard ────────────────────────────┤
        │                                       │
        │                                       │
        │                                       │
        │                                       │
        └───────────────────────────────────────┘
        """)
  }
}
