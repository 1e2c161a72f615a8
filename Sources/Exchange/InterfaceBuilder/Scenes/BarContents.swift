import DesignModel

/// What the bars around a controller's view show.
struct BarContents: Hashable, Sendable {
  /// The navigation bar's title, and the line above it.
  var title, prompt: String?
  /// The navigation bar's colour.
  var color: ColorText?
  /// The buttons in it and in the toolbar, and the titles in the tab bar.
  var leading: [String] = []
  var trailing: [String] = []
  var tools: [String] = []
  var tabs: [String] = []

  /// Nothing.
  init() {}

  /// What the file shows around a controller.
  init(around controller: XMLElement, _ graph: SegueGraph) {
    let item = controller.child("navigationItem")
    title = item?["title"] ?? controller["title"]
    prompt = item?["prompt"]
    leading = Self.items(of: item, one: "leftBarButtonItem", several: "leftBarButtonItems")
    trailing = Self.items(of: item, one: "rightBarButtonItem", several: "rightBarButtonItems")
    tools = (controller.child("toolbarItems")?.children ?? []).map(Self.word)
    let navigation = graph.container("navigationController", around: controller)
    color = navigation?.child("navigationBar")?.child("color", key: "barTintColor")?.color
    if let container = graph.container("tabBarController", around: controller) {
      tabs = graph.members(of: container).map { Self.word($0.child("tabBarItem")) }
    }
  }

  private static func items(of item: XMLElement?, one: String, several: String) -> [String] {
    let list = item?.child(several)?.children ?? item?.child(key: one).map { [$0] } ?? []
    return list.map(word)
  }

  /// An item's title, else its image or the symbol of the system's item.
  private static func word(_ item: XMLElement?) -> String {
    guard let item else { return "" }
    if let title = item["title"], !title.isEmpty { return title }
    if let image = item["image"] { return item["catalog"] == "system" ? "symbol:\(image)" : image }
    let system = item["systemItem"] ?? ""
    return symbols[system].map { "symbol:\($0)" } ?? words[system] ?? ""
  }

  private static let words = [
    "done": "Done", "cancel": "Cancel", "edit": "Edit", "save": "Save", "undo": "Undo", "redo": "Redo",
    "close": "Close", "favorites": "Favorites", "featured": "Featured", "topRated": "Top Rated",
    "recents": "Recents", "contacts": "Contacts", "history": "History", "bookmarks": "Bookmarks",
    "search": "Search", "downloads": "Downloads", "mostRecent": "Most Recent", "mostViewed": "Most Viewed",
    "more": "More",
  ]
  private static let symbols = [
    "add": "plus", "compose": "square.and.pencil", "reply": "arrowshape.turn.up.left",
    "action": "square.and.arrow.up", "organize": "folder", "trash": "trash", "camera": "camera",
    "refresh": "arrow.clockwise", "stop": "xmark", "play": "play.fill", "pause": "pause.fill",
    "rewind": "backward.fill", "fastForward": "forward.fill",
  ]
}

extension BarContents {
  /// Says it on a scene's root.
  func set(on root: inout Attributes) {
    func set(_ attribute: ViewAttribute, _ text: String?) {
      if let text, !text.isEmpty { root[attribute] = .text(text) }
    }
    func list(_ words: [String]) -> String {
      words.map { $0.map { $0 == "|" ? "/" : String($0) }.joined() }.joined(separator: "|")
    }
    set(.barTitle, title)
    set(.barPrompt, prompt)
    set(.barColor, color?.spelled)
    set(.barLeading, list(leading))
    set(.barTrailing, list(trailing))
    set(.tabTitles, list(tabs))
    set(.toolItems, list(tools))
  }
}
