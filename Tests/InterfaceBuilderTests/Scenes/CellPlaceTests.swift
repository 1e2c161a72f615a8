import DesignModel
import Testing

@testable import InterfaceBuilder

@Suite("Cells whose frames a file leaves out") struct CellPlaceTests {
  private func cell(_ id: String, _ attributes: String, content: String = "") -> String {
    """
    <tableViewCell id='\(id)' \(attributes)><tableViewCellContentView key='contentView' id='\(id)-content'>\
    <subviews>\(content)</subviews></tableViewCellContentView></tableViewCell>
    """
  }

  @Test("lie one below the other, as high as their rows") func rows() throws {
    let label = SampleFile.view("label", "l", frame: "15 10 100 21")
    let cells = cell("a", "rowHeight='90'", content: label) + cell("b", "accessoryType='disclosureIndicator'")
    let table = SampleFile.view(
      "tableView", "t", frame: "0 0 600 600", attributes: "rowHeight='50'",
      inside: "<prototypes>\(cells)</prototypes>", isAuto: true)
    let tree = try SampleFile.scene(SampleFile.xib(table, plugIn: 7520, device: nil)).tree
    func frame(_ id: String) -> Rect? { tree.indexes[id].flatMap { tree.objects[$0].frame } }
    #expect(frame("a") == Rect(x: 0, y: 22, width: 600, height: 90))
    #expect(frame("a-content") == Rect(x: 0, y: 0, width: 600, height: 89))
    #expect(frame("b") == Rect(x: 0, y: 112, width: 600, height: 50))
    #expect(frame("b-content") == Rect(x: 0, y: 0, width: 567, height: 49))
    #expect(tree.objects.first { $0.id == "l" }?.parent == tree.indexes["a-content"])
    #expect(tree.objects.first { $0.id == "a" }?.recorded == nil)
  }
}
