import TestSupport
import DesignModel
import Storage
import Testing

@testable import SceneExchange

@Suite("The source of a scene") struct SceneSourceTests {
  @Test("is a path from the store's folder where the file lies there") func paths() {
    #expect(ScreenSource.path(of: "/a/b/App/Form.xib", store: "/a/b/designs.db") == "App/Form.xib")
    #expect(ScreenSource.path(of: "/a/b/../c/Form.xib", store: "/a/b/designs.db") == "/a/c/Form.xib")
    #expect(ScreenSource.path(of: "/ab/Form.xib", store: "/a/designs.db") == "/ab/Form.xib")
    func path(of file: String) -> String {
      ScreenSource(id: "root", file: file, places: []).path(from: "/a/b/designs.db")
    }
    #expect(path(of: "App/Form.xib") == "/a/b/App/Form.xib" && path(of: "/c/Form.xib") == "/c/Form.xib")
  }

  @Test("names each imported file once") func files() throws {
    let file = try MadeUpFile([Screen(id: "drawn", name: "drawn")])
    let text = try MadeUpFile.text(of: .labelled())
    for name in ["B.xib", "A.xib", "B.xib"] { try file.importing(text, as: name) }
    let found = try file.store.snapshot().importedFiles(of: [], store: file.folder("a.db"))
    #expect(found == ["A.xib", "B.xib"].map { file.folder($0) })
    #expect(try file.store.snapshot().importedFiles(of: ["drawn"], store: file.folder("a.db")) == [])
  }
}
