import DesignModel
import Testing

@testable import Auditing

/// In a window of 300 by 600 points, whose right 84 points are a status column.
@Suite("How severe a finding is in view of all environments that have it") struct EnvironmentGradesTests {
  /// What is said of a button in the column, on a screen of that file, where other displays have it too or not.
  private func found(
    in file: String?, elsewhere: Bool = false, direction: LayoutDirection = .ltr
  ) throws -> [Finding] {
    let screen = try Screen.built {
      try $0.add(.button, "go", with: ("text", "Go"))
      try $0.place("go", x: 200, y: 100, width: 100, height: 44)
    }
    var lists = screen.lists
    lists.sources = file.map { [ScreenSource(id: "demo", file: $0, places: [])] } ?? []
    let read = Screen(id: "demo", name: "demo", lists: lists)
    var column = LayoutEnvironment(size: Size(width: 300, height: 600), scale: 2)
    column.display.reserved = [
      ReservedRegion(.occlusion, frame: Rect(x: 216, y: 0, width: 84, height: 170))
    ]
    var usual = LayoutEnvironment(size: Size(width: 300, height: 600), scale: 2)
    (column.direction, usual.direction) = (direction, direction)
    return read.findings(of: InReservedRegion.self) { $0.display = column.display }.map {
      $0.graded(in: elsewhere ? [column, usual] : [column], on: read)
    }
  }

  @Test("is one step less of an import from right to left alone, where no text is read so") func direction()
    throws
  {
    func grades(_ severity: Severity, _ directions: LayoutDirection..., in language: String? = nil) throws
      -> Severity
    {
      var screen = try Screen.built { try $0.add(.label, "t", with: ("text", "Inbox")) }
      if let language { try screen.setText("صندوق", of: "t", in: language) }
      var lists = screen.lists
      lists.sources = [ScreenSource(id: "demo", file: "App/Main.storyboard", places: [])]
      let environments = directions.map { direction in
        var environment = LayoutEnvironment(size: Size(width: 300, height: 600), scale: 2)
        environment.direction = direction
        return environment
      }
      let finding = Finding(UnderBars.self, severity: severity, view: "t", message: "t is under a bar")
      return finding.graded(in: environments, on: Screen(id: "demo", name: "demo", lists: lists)).severity
    }
    #expect(try grades(.error, .rtl) == .warning && grades(.warning, .rtl) == .note)
    #expect(try grades(.error, .rtl, .ltr) == .error && grades(.warning, .ltr, .rtl) == .warning)
    #expect(try grades(.warning, .rtl, in: "ar") == .warning)
  }

  @Test("is a note of a file or of code where displays with a status column alone have it") func columns()
    throws
  {
    for file in ["App/Main.storyboard", "App/Order.swift"] {
      let alone = try found(in: file)
      #expect(alone.map(\.severity) == [.note])
      #expect(alone.first?.assumption?.contains("SDK of iOS 27.1") == true)
      #expect(try found(in: file, elsewhere: true).map(\.severity) == [.error])
    }
    #expect(try found(in: nil).map(\.severity) == [.error])
  }

  @Test("is a note on such displays from right to left, too") func mirroredColumns() throws {
    let alone = try found(in: "App/Main.storyboard", direction: .rtl)
    #expect(alone.map(\.severity) == [.note])
    #expect(alone.first?.assumption?.contains("the app is read from the right and the app fills") == true)
    let elsewhere = try found(in: "App/Main.storyboard", elsewhere: true, direction: .rtl)
    #expect(elsewhere.map(\.severity) == [.warning])
  }
}
