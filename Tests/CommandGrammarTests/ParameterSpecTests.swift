import CommandGrammar
import Notation
import Testing

@Suite("A parameter's spec") struct ParameterSpecTests {
  private let specs = try! sampleTable.entry(named: "add-view").parameters

  @Test("lists declared parameters in order, groups spread out") func order() {
    #expect(
      specs.map(\.name) == [
        "screen", "view", "kind", "lines", "share", "tag", "hidden", "textColor", "insets", "extent",
        "isBold",
      ])
  }

  @Test("knows how a shell calls it") func labels() {
    #expect(
      specs.map(\.synopsis) == [
        "<screen>", "<view>", "[--kind <label|button|stack|textField>]", "[--lines <number>]",
        "[--share <number>]", "[--tag <word>]...", "[--hidden]", "[--text-color <text>]",
        "[--insets <number>]...", "[--extent <WxH>]", "[--is-bold]",
      ])
  }

  @Test("calls a value by the parameter's name where the choices are too long") func longChoices() {
    enum Device: String, CaseIterable, ArgumentValue {
      case smallPhone, largePhone, smallTablet, largeTablet
    }
    let spec = ParameterSpec("deviceName", .option, help: "The device.", spelling: Device.spelling)
    #expect(spec.usage == "--device-name <device-name>")
    #expect(spec.spelling.completion == .choices)
  }

  @Test("says the default, requirement and completion") func details() {
    #expect(specs[0].isRequired && specs[0].spelling.completion == "screen")
    #expect(specs[2].defaultValue == "label" && !specs[2].isRequired)
    #expect(specs[3].defaultValue == nil && specs[3].short == "l")
    #expect(specs[5].isRepeating && specs[5].defaultValue == [])
  }
}
