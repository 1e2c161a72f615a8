import Testing

@testable import Matrix

@Suite("A progress line") struct ProgressTests {
  private func line(columns: Int, part: Double) -> String {
    Progress(columns: columns, write: nil).line("solving login", part: part, "5/10  9/s  1 s left")
  }

  @Test("has a bar as long as there is room, and at most 24 columns") func bar() {
    #expect(line(columns: 80, part: 0.5).filter { $0 == "█" }.count == 12)
    #expect(line(columns: 80, part: 0.5).filter { $0 == "░" }.count == 12)
    #expect(line(columns: 80, part: 7).filter { $0 == "░" }.isEmpty)
    #expect(line(columns: 40, part: 0.5) == "solving login ██░░░ 5/10  9/s  1 s left")
  }

  @Test("leaves the bar out where it is narrow, and the last column free") func narrow() {
    #expect(line(columns: 38, part: 0.5) == "solving login 5/10  9/s  1 s left")
    #expect(line(columns: 20, part: 0.5) == "solving login 5/10 ")
    #expect(line(columns: 0, part: 0.5) == "")
  }

  @Test("says nothing of what is done at once, and has nothing to clear then") func quick() {
    nonisolated(unsafe) var written: [String] = []
    let progress = Progress { written.append($0) }
    progress.expect(2)
    progress.start(2)
    progress.advance(by: 1, "solving")
    progress.clear()
    #expect(written == [])
  }
}
