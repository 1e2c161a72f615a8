import Testing

@testable import InterfaceBuilder

@Suite("Build settings") struct BuildSettingsTests {
  private func settings(_ layers: [String: String]...) -> BuildSettings {
    BuildSettings(layers.map { $0.mapValues(PropertyList.text) })
  }

  @Test("go before those of the layers below, and take over what they inherit") func inherited() {
    let all = settings(
      ["A": "1 $(inherited)", "B": "own"], ["A": "2 ${inherited}", "B": "below"], ["A": "3"])
    #expect(all["A"] == .text("1 2 3") && all["B"] == .text("own") && all["C"] == nil)
    #expect(settings(["A": "1$(inherited)"])["A"] == .text("1"))
  }

  @Test("have the values of the settings that they refer to, wherever these are") func references() {
    let all = settings(["A": "$(B)/${C}", "C": "top"], ["B": "$(C)$", "C": "below"])
    #expect(all["A"] == .text("top$/top"))
  }

  @Test("have no value where they refer to what none has, or to themselves") func unresolved() {
    let all = settings(["A": "$(B)", "C": "$(D)", "D": "$(C)"])
    #expect(all["A"] == nil && all.names("A") && all["C"] == nil && !all.names("B"))
  }

  @Test("are those of devices where they have conditions") func conditions() {
    let all = settings(["A": "1", "A[sdk=iphoneos*]": "2", "A[sdk=macosx*]": "3", "B[arch=arm64]": "4"])
    #expect(all["A"] == .text("2") && all["B"] == nil)
  }
}
