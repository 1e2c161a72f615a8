import Notation
import Testing

@Suite("Free names") struct FreeNamesTests {
  @Test("have the first number after them that makes them free") func numbers() {
    var names = FreeNames(except: ["login", "login3"])
    #expect((1...3).map { _ in names.take("login") } == ["login2", "login4", "login5"])
    #expect(names.take("login2") == "login22" && names.take("other") == "other")
    #expect(names.take("login", apart: "-") == "login-2")
  }

  @Test("of what is numbered count from 1") func numbered() {
    var names = FreeNames(except: ["label2"])
    #expect((1...3).map { _ in names.takeNumbered("label") } == ["label1", "label3", "label4"])
    #expect(names.take("label") == "label" && names.take("label") == "label5")
  }

  @Test("are asked of whoever knows the taken ones") func asked() {
    #expect(freeName("a") { _ in false } == "a")
    #expect(freeName("a") { ["a", "a-2"].contains($0) } == "a-3")
    #expect(firstFree(from: 7, isTaken: { $0 == "c7" }) { "c\($0)" } == "c8")
  }
}
