import DesignModel
import Testing

@testable import InterfaceBuilder

@Suite("The names of a scene's views") struct SceneNamesTests {
  @Test(
    "are made of letters and digits",
    arguments: [
      ("Save Button", "saveButton"), ("title", "title"), ("1st row", "stRow"), ("Über uns", "berUns"),
      ("a-b_c", "aB_c"), ("MyView", "myView"),
    ])
  func words(text: String, word: String) throws {
    #expect(SceneNames.word(text) == word)
    try checkName(word)
  }

  @Test("are none where no letter is left", arguments: ["", "12", "日本", "…"])
  func empty(text: String) { #expect(SceneNames.word(text) == nil) }

  @Test("come from labels, then outlets, then kinds, and are unique and not reserved") func unique() throws {
    let owner =
      "<placeholder id='-1'><connections><outlet property='nameField' destination='f'/></connections></placeholder>"
    let root = SampleFile.root(
      SampleFile.view("label", "a", frame: "0 0 1 1", attributes: "userLabel='Heading'")
        + SampleFile.view("label", "b", frame: "0 0 1 1", attributes: "userLabel='Heading'")
        + SampleFile.view("textField", "f") + SampleFile.view("label", "c") + SampleFile.view("label", "d")
        + SampleFile.view("view", "e", frame: "0 0 1 1", attributes: "userLabel='safe area'"))
    #expect(
      try SampleFile.scene(SampleFile.xib(owner + root)).names
        == ["root", "heading", "heading2", "nameField", "label1", "label2", "safeArea2"])
  }
}
