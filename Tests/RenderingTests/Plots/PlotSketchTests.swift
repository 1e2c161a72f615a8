import Testing

@testable import Rendering

@Suite("Sketches of plots") struct PlotSketchTests {
  @Test("show phases in letters, the most severe of each column") func phases() {
    let sketch = PhaseDiagramTests.diagram().sketch(columns: 40)
    #expect(
      sketch.split(separator: "\n").map(String.init) == [
        "login: what breaks at each width and te…", "on iphone-16/portrait",
        "      ▾                      ▾▾", " AX5 │AAAAAAAAABBBBBBBBBBBBBBBBBBBBBBBBB",
        "   L │BBBBBBBBBBBBBBBBBB················", "  XS │··································",
        "     └──────────┬────────────────┬──────", "                350              400",
        "A  error content-unreachable: email", "B  warning truncated-text: title, email",
        "▾  320 iphone-5, 390 iphone-14,",
        "   393 iphone-16",
      ])
  }

  @Test("are as wide as is asked", arguments: [40, 57, 80, 200]) func columns(columns: Int) {
    let many = (0..<90).map { "viewNumber\($0)" }.joined(separator: ", ")
    let sketches = [
      PhaseDiagramTests.diagram(details: many).sketch(columns: columns),
      BarChartTests.chart((0..<50).map { [$0, 3 * $0] }, marked: [4]).sketch(columns: columns),
    ]
    for line in sketches.flatMap({ $0.split(separator: "\n") }) { #expect(line.count <= columns, "\(line)") }
  }

  @Test("show bars lying down, a letter for each finding, or for several where there are many") func bars() {
    let sketch = BarChartTests.chart([[1, 3], [0, 0], [0, 12]], marked: [1]).sketch(columns: 60)
    #expect(
      sketch == """
        Findings by revision
        from v1
        v1               4  ABBB
        v2 (release-2)   0
        v3              12  BBBBBBBBBBBB
        A  error overlapping-views
        B  warning truncated-text
        """)
    let many = BarChartTests.chart([[100, 50], [1, 0]]).sketch(columns: 40).split(separator: "\n")
    #expect(many[2] == "a letter is 5")
    #expect(many[3] == "v1  150  \(String(repeating: "A", count: 20))\(String(repeating: "B", count: 10))")
    #expect(many[4] == "v2    1  A")
  }
}
