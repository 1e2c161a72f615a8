import CommandGrammar
import DesignLanguage
import DesignModel
import Notation
import Testing

@testable import WorkbenchKit
import WorkbenchKit

@Suite("Arguments that spell values of a design") struct ArgumentTests {
  /// Reads a word and spells it again.
  private func respelled<Value: ArgumentValue>(_ word: String, as _: Value.Type) throws -> String {
    try Value(argument: word).argument
  }

  @Test("are read from the words that they print")
  func roundTrip() throws {
    #expect(try respelled("320..1366", as: NumberRange.self) == "320..1366")
    #expect(try respelled("title=0..80", as: ViewRange.self) == "title=0..80")
    guard case .list(let sizes) = try TextSizes(argument: "L,AX3") else {
      Issue.record("two text sizes are no range")
      return
    }
    #expect(sizes == [.large, .accessibilityExtraLarge])
    #expect(try respelled("L..AX3", as: TextSizes.self) == "L..AX3")
    #expect(try respelled("list=0,120", as: ScrollPlace.self) == "list=0,120")
    #expect(try respelled("list=0..120", as: ScrollPlace.self) == "list=0..120")
    #expect(try respelled("margin=20,top=8", as: FormatMetrics.self) == "margin=20,top=8")
    #expect(try respelled("axis=vertical", as: Assignment.self) == "axis=vertical")
    #expect(try respelled("a=b=c", as: Assignment.self) == "a=b=c")
    #expect(try respelled("320x568", as: Size.self) == "320x568")
    #expect(try respelled("top,leading", as: CommaList<Pin>.self) == "top,leading")
    #expect(try respelled("750", as: Priority.self) == "750")
  }

  @Test("are refused with what to write instead")
  func refusals() {
    func reason<Value: ArgumentValue>(_ word: String, as _: Value.Type) -> String {
      do {
        _ = try Value(argument: word)
        return ""
      } catch { return error.reason }
    }
    #expect(reason("80..20", as: NumberRange.self).contains("320..1366"))
    #expect(reason("AX3..L", as: TextSizes.self).contains("smaller"))
    #expect(reason("margin=20,margin=8", as: FormatMetrics.self).contains("twice"))
    #expect(reason("a-b=20", as: FormatMetrics.self).contains("'a-b'"))
    #expect(reason("=3", as: Assignment.self).contains("key=value"))
    #expect(reason("soon", as: CalendarDate.self).contains("2026-12-31"))
  }

  @Test("stand in JSON as objects, lists and numbers")
  func json() throws {
    #expect(try FormatMetrics(json: ["top": 8, "margin": 20]).argument == "margin=20,top=8")
    #expect(try CommaList<Pin>(json: ["top", "leading"]).elements.count == 2)
    #expect(try Priority(json: 750).argument == "750")
  }
}
