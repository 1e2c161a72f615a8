import DesignModel
import TestSupport
import Testing

@Suite("Priorities") struct PriorityTests {
  @Test(
    "lie above 0 and reach to 1000",
    arguments: [
      (0.0, false), (-0.0, false), (-1, false), (.nan, false), (.infinity, false), (1000.5, false),
      (1e-9, true),
      (0.5, true), (1, true), (999.9, true), (1000, true),
    ])
  func bounds(value: Double, isOne: Bool) {
    #expect((Priority(value) != nil) == isOne)
  }

  @Test(
    "have UIKit's names", .statement("constraints.grammar"),
    arguments: [
      ("required", 1000.0), ("high", 750), ("low", 250), ("fittingSize", 50), ("999.5", 999.5),
    ])
  func names(text: String, value: Double) {
    #expect(Priority(parsing: text)?.value == value)
  }

  @Test("have no other names", arguments: ["", "Required", "medium", "1001", "0", "nan", "7 50"])
  func noNames(text: String) {
    #expect(Priority(parsing: text) == nil)
  }

  @Test("stand in the order of their values")
  func order() {
    #expect(Priority.fittingSize < .low && Priority.low < .high && Priority.high < .required)
    #expect(Priority.required.isRequired && !(999.999 as Priority).isRequired)
  }
}
