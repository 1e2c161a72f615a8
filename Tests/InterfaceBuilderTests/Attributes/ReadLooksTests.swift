import DesignModel
import Testing

@testable import InterfaceBuilder

@Suite("What files say of looks") struct ReadLooksTests {
  private func screen(_ views: String, resources: String = "") throws -> Screen {
    let bytes = SampleFile.xib(SampleFile.root(views), resources: resources)
    return try InterfaceBuilderFile(bytes).scenes[0].design(id: "s", name: "s").screen
  }

  @Test(
    "reads colours of every kind",
    arguments: [
      ("red='1' green='0.5' blue='0.0' alpha='1' colorSpace='custom' customColorSpace='sRGB'", "#FF8000"),
      ("white='0.5' alpha='0.25' colorSpace='calibratedWhite'", "#80808040"),
      ("systemColor='systemRedColor'", "systemRedColor"),
      ("cocoaTouchSystemColor='whiteColor'", "whiteColor"),
      ("systemColor='unheardOfColor' red='0' green='0' blue='1' alpha='1'", "#0000FF"),
      ("name='brand'", "brand#336699"), ("name='other'", "other#"),
      ("name='tintColor'", "tintColor#654321"), ("systemColor='tintColor'", "tintColor"),
      ("patternImage='paper' colorSpace='pattern'", "pattern#"),
    ])
  func colors(spelling: String, expected: String) throws {
    let label = SampleFile.view(
      "label", "l", frame: "0 0 10 10", attributes: "", inside: "<color key='backgroundColor' \(spelling)/>")
    let brand =
      "<namedColor name='brand'><color red='0.2' green='0.4' blue='0.6' alpha='1' colorSpace='custom'/></namedColor>"
      + "<namedColor name='tintColor'><color red='0.396' green='0.263' blue='0.129' alpha='1'/></namedColor>"
    let found = try screen(label, resources: brand).view("l")?.attributes
    #expect(found?.text(.background) == expected)
  }

  @Test("reads images, symbols, corners and the colours of titles") func others() throws {
    let image = SampleFile.view(
      "imageView", "i", frame: "0 0 10 10", attributes: "image='star' catalog='system' alpha='0.5'")
    let corners =
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type='number' keyPath='layer.cornerRadius'>"
      + "<integer key='value' value='8'/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"
    let button = SampleFile.view(
      "button", "b", frame: "0 0 10 10", attributes: "",
      inside:
        "<state key='normal' title='Go' image='logo'><color key='titleColor' systemColor='labelColor'/></state>"
        + corners)
    let screen = try screen(image + button)
    #expect(screen.view("i")?.attributes.text(.image) == "symbol:star")
    #expect(screen.view("i")?.attributes.number(.alpha) == 0.5)
    let found = screen.view("b")?.attributes
    #expect(found?.text(.image) == "logo" && found?.text(.textColor) == "labelColor")
    #expect(found?.number(.cornerRadius) == 8)
  }

  @Test("reads what bars show, and the words around a table's sections") func surroundings() throws {
    let cell =
      "<tableViewCell id='c' accessoryType='checkmark'><rect key='frame' x='0' y='0' width='9' height='9'/></tableViewCell>"
    let table =
      "<tableView key='view' id='t'><rect key='frame' x='0' y='0' width='320' height='480'/><sections>"
      + "<tableViewSection headerTitle='Head' footerTitle='Foot' id='s'><cells>\(cell)</cells></tableViewSection>"
      + "</sections></tableView>"
    let shown =
      "<tableViewController id='v' sceneMemberID='viewController'>\(table)<navigationItem key='navigationItem' "
      + "title='Title' prompt='Prompt' id='n'><barButtonItem key='leftBarButtonItem' title='Back|' id='b1'/>"
      + "<rightBarButtonItems><barButtonItem systemItem='add' id='b2'/><barButtonItem systemItem='done' id='b3'/>"
      + "</rightBarButtonItems></navigationItem></tableViewController>"
    let navigation =
      "<navigationController id='nc' sceneMemberID='viewController'><tabBarItem key='tabBarItem' title='One' id='i1'/>"
      + "<navigationBar key='navigationBar' id='nb'><rect key='frame' x='0' y='0' width='320' height='44'/>"
      + "<color key='barTintColor' systemColor='systemRedColor'/></navigationBar><connections>"
      + "<segue destination='v' kind='relationship' relationship='rootViewController' id='s1'/></connections>"
      + "</navigationController>"
    let tabs =
      "<tabBarController id='tc' sceneMemberID='viewController'><connections><segue destination='nc' "
      + "kind='relationship' relationship='viewControllers' id='s2'/></connections></tabBarController>"
    let file = try InterfaceBuilderFile(SampleFile.storyboard([tabs, navigation, shown]))
    let screen = try #require(file.scenes.last).design(id: "s", name: "s").screen
    let root = screen.root.attributes
    let words = [ViewAttribute.barTitle, .barPrompt, .barColor, .barLeading, .barTrailing, .tabTitles]
      .map { root.text($0) ?? "-" }
    #expect(words == ["Title", "Prompt", "systemRedColor", "Back/", "symbol:plus|Done", "One"])
    let row = screen.view("c")?.attributes
    #expect(row?.text(.sectionHeader) == "Head" && row?.text(.sectionFooter) == "Foot")
    #expect(row?.text(.accessory) == "checkmark")
  }
}
