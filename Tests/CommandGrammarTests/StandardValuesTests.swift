import CommandGrammar
import Notation
import Testing

@Suite("Standard values") struct StandardValuesTests {
  @Test(
    "read back from the word and the JSON that they are spelled by",
    arguments: [
      "", "two words", 7, -3, 9_007_199_254_740_993, 0.25, -20.0, true, false, ViewKind.textField,
    ] as [any ArgumentValue])
  func roundTrip(value: any ArgumentValue) throws { try check(value) }

  private func check<Value: ArgumentValue>(_ value: Value) throws {
    #expect(try Value(argument: value.argument).json == value.json)
    #expect(try Value(json: value.json).json == value.json)
  }

  @Test("containers read back from JSON") func containers() throws {
    #expect(try [Int](json: [1, 2]) == [1, 2])
    #expect(try [Int](json: [1, 2]).json == [1, 2])
    #expect(try [String](argument: "a,b") == ["a,b"])
    #expect(try Int?(json: nil) == .none)
    #expect(try Int?(json: 3) == 3)
    #expect(Int?.none.json == .null)
    #expect([Int]?.isRepeating && [Int].isRepeating && !Int?.isRepeating)
  }

  @Test(
    "refuse other words",
    arguments: [
      (Int.spelling, "1.5", "expected a whole number"), (Int.spelling, "", "expected a whole number"),
      (Double.spelling, "nan", "expected a number"), (Double.spelling, "inf", "expected a number"),
      (Double.spelling, "0x1p3", "expected a number"),
      (Bool.spelling, "yes", "expected one of true, false"),
      (
        ViewKind.spelling, "lable",
        "expected one of label, button, stack, textField; did you mean 'label'?"
      ),
      (Extent.spelling, "20", "expected a size, as 320x44 at column 3"),
    ])
  func refusedWords(spelling: ValueSpelling, word: String, reason: String) {
    #expect(throws: ArgumentFault.self) { try spelling.read(word) }
    #expect(refusal { () throws(ArgumentFault) in try spelling.read(word) }?.reason == reason)
  }

  @Test(
    "refuse other JSON",
    arguments: [
      (String.spelling, 5, "expected text, not a number"), (String.spelling, nil, "expected text, not null"),
      (Int.spelling, "5", "expected a whole number, not text"),
      (Int.spelling, .number(1.5), "expected a whole number"),
      (Double.spelling, true, "expected a number, not a boolean"),
      (Bool.spelling, "true", "expected true or false, not text"),
      (ViewKind.spelling, [], "expected text, not an array"),
      (Extent.spelling, [:], "expected text, not an object"),
    ] as [(ValueSpelling, JSON, String)])
  func refusedJSON(spelling: ValueSpelling, json: JSON, reason: String) {
    #expect(refusal { () throws(ArgumentFault) in try spelling.check(json) }?.reason == reason)
  }

  @Test("an array says which element is wrong, and that it is no scalar") func arrays() {
    #expect(
      refusal { () throws(ArgumentFault) in _ = try [Int](json: [1, "2"]) }?.reason
        == "element 2: expected a whole number, not text")
    #expect(
      refusal { () throws(ArgumentFault) in _ = try [Int](json: 1) }?.reason
        == "expected an array, as [<number>], not a number")
  }

  private func refusal<T>(_ body: () throws(ArgumentFault) -> T) -> ArgumentFault? {
    do {
      _ = try body()
      return nil
    } catch { return error }
  }
}
