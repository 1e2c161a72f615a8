import Testing

@testable import InterfaceBuilder

@Suite("The bars around a controller") struct SegueGraphTests {
  private func controller(_ id: String, _ inside: String = "", attributes: String = "") -> String {
    "<viewController id='\(id)' sceneMemberID='viewController' \(attributes)>\(inside)</viewController>"
  }
  private func segue(_ kind: String, to id: String, _ more: String = "") -> String {
    "<connections><segue kind='\(kind)' destination='\(id)' \(more)/></connections>"
  }
  private func navigation(_ root: String, _ attributes: String = "", bar: String = "") -> String {
    """
    <navigationController id='nav' sceneMemberID='viewController' \(attributes)>\
    <navigationBar key='navigationBar' \(bar)/>\
    \(segue("relationship", to: root, "relationship='rootViewController'"))</navigationController>
    """
  }
  private func tabs(_ child: String) -> String {
    """
    <tabBarController id='tabs' sceneMemberID='viewController'><tabBar key='tabBar'/>\
    \(segue("relationship", to: child, "relationship='viewControllers'"))</tabBarController>
    """
  }
  private func bars(_ id: String, _ controllers: [String], device: String? = "retina6_1") throws
    -> SimulatedBars
  {
    let bytes = SampleFile.storyboard(controllers, device: device)
    let root = try XMLReader.root(of: bytes)
    var graph = SegueGraph(root, try DocumentHeader(root))
    return graph.bars(around: try #require(graph.controllers.first { $0["id"] == id }))
  }

  @Test("are none by themselves") func none() throws {
    #expect(try bars("a", [controller("a")]) == SimulatedBars())
  }

  @Test("come from the navigation controller and go on with pushes") func navigation() throws {
    let all = [navigation("a"), controller("a", segue("show", to: "b")), controller("b")]
    #expect(try bars("a", all).top == .init(kind: .navigation))
    #expect(try bars("b", all).top == .init(kind: .navigation))
    #expect(try !bars("b", all).isSheet)
  }

  @Test("make no sheet of what is shown full screen, or pushed by another segue") func shownControllers()
    throws
  {
    let full = [
      controller("a", segue("show", to: "b")),
      controller("b", "", attributes: "modalPresentationStyle='fullScreen'"),
    ]
    #expect(try !bars("b", full).isSheet && bars("b", full).isFullScreen)
    let both = [
      navigation("a"), controller("a", segue("show", to: "c")), controller("b", segue("show", to: "c")),
      controller("c"),
    ]
    #expect(try !bars("c", both).isSheet && bars("c", both).top != nil)
    let popover = [controller("a", segue("popoverPresentation", to: "b")), controller("b")]
    #expect(try bars("b", popover).isSheet)
  }

  @Test("come from a tab bar through a split view and through what is shown above it") func containers()
    throws
  {
    let split =
      "<splitViewController id='split' sceneMemberID='viewController'>\(segue("relationship", to: "a", "relationship='masterViewController'"))</splitViewController>"
    #expect(try bars("a", [tabs("split"), split, controller("a")]).bottom == .init(kind: .tab))
    let inner = """
      <navigationController id='inner' sceneMemberID='viewController'><navigationBar key='navigationBar'/>\
      \(segue("relationship", to: "b", "relationship='rootViewController'"))</navigationController>
      """
    let shown = [
      tabs("nav"), navigation("a"), controller("a", segue("show", to: "inner")), inner, controller("b"),
    ]
    #expect(try bars("b", shown).bottom == .init(kind: .tab))
  }

  @Test("come from what holds a tab bar's controller, and so does a hidden status bar") func inferred() throws
  {
    let nav = "<simulatedNavigationBarMetrics key='simulatedTopBarMetrics'/>"
    let none = "<nil key='simulatedStatusBarMetrics'/>"
    let shown = "<simulatedStatusBarMetrics key='simulatedStatusBarMetrics'/>"
    let owner = tabs("a").replacing("<tabBar key='tabBar'/>", with: "<tabBar key='tabBar'/>" + nav + none)
    let all = [owner, controller("a", segue("embed", to: "b")), controller("b", shown)]
    #expect(try bars("a", all).top == .init(kind: .navigation) && bars("a", all).bottom?.kind == .tab)
    #expect(try !bars("a", all).hasStatusBar && bars("b", all).hasStatusBar)
    #expect(try !bars("b", [owner, all[1], controller("b")]).hasStatusBar)
  }

  @Test("may be hidden, opaque or large") func styles() throws {
    #expect(try bars("a", [navigation("a", "navigationBarHidden='YES'"), controller("a")]).top == nil)
    #expect(
      try bars("a", [navigation("a", bar: "translucent='NO' largeTitles='YES'"), controller("a")]).top
        == .init(kind: .navigation, isOpaque: true, isLarge: true))
    #expect(
      try bars("a", [navigation("a", "toolbarHidden='NO'"), controller("a")]).bottom == .init(kind: .tool))
  }

  @Test("come from a tab bar through its navigation controllers, until a push hides it") func tabBars() throws
  {
    let all = [
      tabs("nav"), navigation("a"), controller("a", segue("show", to: "b")),
      controller("b", "", attributes: "hidesBottomBarWhenPushed='YES'"),
    ]
    #expect(try bars("a", all).bottom == .init(kind: .tab))
    #expect(try bars("b", all).bottom == nil && bars("b", all).top == .init(kind: .navigation))
    #expect(try bars("b", all, device: nil).bottom == .init(kind: .tab))
  }

  @Test("end where a controller is presented") func presented() throws {
    let all = [navigation("a"), controller("a", segue("presentation", to: "b")), controller("b")]
    #expect(try bars("b", all) == SimulatedBars(isSheet: true))
    let full = [
      navigation("a"), controller("a", segue("presentation", to: "b", "modalPresentationStyle='fullScreen'")),
      controller("b"),
    ]
    #expect(try bars("b", full) == SimulatedBars(isFullScreen: true))
  }

  @Test("are what the controller itself says in the end") func metrics() throws {
    let all = [
      navigation("a"),
      controller("a", "<nil key='simulatedTopBarMetrics'/><nil key='simulatedStatusBarMetrics'/>"),
    ]
    #expect(try bars("a", all) == SimulatedBars(hasStatusBar: false))
    let own = controller(
      "b",
      "<simulatedNavigationBarMetrics key='simulatedTopBarMetrics' translucent='NO'/>"
        + "<simulatedTabBarMetrics key='simulatedBottomBarMetrics'/>")
    #expect(
      try bars("b", [own])
        == SimulatedBars(top: .init(kind: .navigation, isOpaque: true), bottom: .init(kind: .tab)))
  }

  @Test("are found though segues go round in circles") func circles() throws {
    let all = [controller("a", segue("show", to: "b")), controller("b", segue("show", to: "a"))]
    #expect(try bars("a", all).top == nil)
  }
}
