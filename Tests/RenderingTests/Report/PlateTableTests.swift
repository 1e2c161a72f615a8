import DesignModel
import Notation
import Testing

@testable import Rendering

@Suite("Plates for a page's script") struct PlateTableTests {
  private let box = Rect(x: 1, y: 2.005, width: 30, height: 1.0 / 3)

  private func plate(_ shapes: [Shape]) -> Plate { Plate(extent: box, device: box, shapes: shapes) }

  private func table(_ shapes: [Shape]) throws -> JSON {
    var table = PlateTable()
    #expect(table.place(of: plate(shapes)) == 0)
    return try JSON(parsing: "{\(table.members)}")
  }

  private func run(_ text: String, width: Double = 30) -> Shape {
    .text(
      TextRun(
        text, frame: Rect(x: 4, y: 0, width: width, height: 12), baseline: 9, family: "A'B", size: 10,
        weight: .bold, color: Color(0xAB)))
  }

  @Test("have every shape, with at most two places") func shapes() throws {
    let all = try table([
      .rectangle(box, radius: 3, .fill(Color(0x123456, opacity: 0.5))),
      .path([Point(x: 0, y: 0), Point(x: 5, y: 6)], closed: true, .stroke(Color(0xFF), 2, dash: [1, 2])),
      run("a"),
      .group(
        Group(
          "view label", name: "form/a", title: "tip", offset: Point(x: 7, y: 8), opacity: 0.25,
          clip: Group.Clip([box], radius: 2), [])),
      .symbol(Symbol("key", [run("q")]), at: Point(x: 1, y: 1)),
    ])
    #expect(
      all["plates"]?.elements?[0].line
        == "[[1,2.01,30,0.33],[1,2.01,30,0.33],[[0,0,1,2.01,30,0.33,3],[1,1,1,[0,0,5,6]],[2,0,0,4,9,30],"
        + "[3,1,2,\"tip\",7,8,[],0.25,0],[4,0,1,1]]]")
    #expect(
      all["paints"]?.line
        == "[{\"fill\":\"#123456\",\"fill-opacity\":\"0.5\"},{\"fill\":\"none\",\"stroke\":\"#0000FF\","
        + "\"stroke-dasharray\":\"1 2\",\"stroke-width\":\"2\"}]")
    #expect(all["fonts"]?.elements?[0]["style"]?.text == "font-family:'A\\'B',sans-serif")
    #expect(all["strings"] == ["a", "view label", "form/a", "q"])
    #expect(all["clips"]?.line == "[[2,[[1,2.01,30,0.33]]]]")
    #expect(all["symbols"]?.line == "[[[2,0,3,4,9,30]]]")
  }

  @Test("leave text without extent out") func empty() throws {
    #expect(try table([run("a", width: 0), run("")])["plates"]?.elements?[0].elements?[2] == [])
  }

  @Test("that are equal are one, and share what they have in common") func shared() throws {
    var table = PlateTable()
    #expect(table.place(of: plate([run("a")])) == 0)
    #expect(table.place(of: plate([run("b")])) == 1)
    #expect(table.place(of: plate([run("a")])) == 0)
    let json = try JSON(parsing: "{\(table.members)}")
    #expect(json["plates"]?.elements?.count == 2 && json["fonts"]?.elements?.count == 1)
  }

  @Test("are the device and the screen as pictures draw them, from the window's corner") func window() {
    var made = MadeUpPicture()
    made.add("a", .label, at: Rect(x: 10, y: 20, width: 50, height: 20), text: "hi")
    let plate = made.picture().plate
    #expect(plate.extent == plate.device && plate.device.x < 0 && plate.device.maxX > 100)
    guard case .group(let screen) = made.picture().drawing.shapes.last else {
      Issue.record("a picture ends with its screen")
      return
    }
    #expect(screen.shapes == plate.shapes)
  }
}
