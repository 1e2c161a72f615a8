import CommandGrammar
import Notation
import Testing

@Suite("The shell's reader") struct ShellReaderTests {
  @Test(
    "reads options and arguments in any order",
    arguments: [
      "add-view login title --lines 2 --hidden", "add-view --hidden --lines=2 login title",
      "add-view login --lines 2 title --hidden", "add-view -l 2 --hidden -- login title",
    ])
  func order(line: String) throws {
    let expected: [String: JSON] = ["screen": "login", "view": "title", "lines": 2, "hidden": true]
    #expect(try sampleTable.invocation(from: ShellWords.split(line)).arguments == expected)
  }

  @Test(
    "takes words that start with a minus and a digit, a point or nothing as values",
    arguments: ["-5", "-20,0", "-.5", "-", ""])
  func minus(word: String) throws {
    let arguments = try sampleTable.invocation(from: ["add-view", word, "v", "--tag", word]).arguments
    #expect(arguments["screen"] == .string(word))
    #expect(arguments["tag"] == [.string(word)])
  }

  @Test("takes everything after an equals sign") func equals() throws {
    let arguments = try sampleTable.invocation(from: ["add-view", "a", "b", "--tag=--x=1", "--tag="])
      .arguments
    #expect(arguments["tag"] == ["--x=1", ""])
  }
}
