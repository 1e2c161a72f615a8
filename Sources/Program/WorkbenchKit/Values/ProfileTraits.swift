import CommandGrammar
import DesignModel

/// What all profiles have alike that a command works on or makes.
struct ProfileTraits: GroupedParameters {
  @Parameter(option: "Bars around the content, separated by commas.", name: "bars", value: "bar,…")
  private var barList: CommaList<Bar>?
  @Parameter(flag: "Bold Text is on.") var boldText: Bool

  init() {}

  /// In the vocabulary's order, as a profile has them.
  var bars: [Bar] { Bar.allCases.filter { barList?.elements.contains($0) == true } }
}
