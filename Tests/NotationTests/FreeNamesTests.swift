import Studies
import Testing

@Suite("Free names") struct FreeNamesTests {
  @Test("have the first number behind them that makes them free") func numbers() {
    var names = FreeNames(except: ["login", "login3"])
    #expect((1...3).map { _ in names.take("login") } == ["login2", "login4", "login5"])
    #expect(names.take("login2") == "login22" && names.take("other") == "other")
  }
}
