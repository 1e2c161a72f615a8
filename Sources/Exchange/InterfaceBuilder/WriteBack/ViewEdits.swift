import DesignModel

extension SceneEdits {
  /// Views that go, come, or stand elsewhere.
  mutating func editViews() {
    for view in before.views where after.view(view.id) == nil {
      // What is in a view goes with it.
      if let parent = view.parent, after.view(parent) == nil { continue }
      remove(view)
    }
    for view in after.views {
      guard let old = before.view(view.id) else { continue }
      if old.kind != view.kind {
        refuse(
          .view, view.key,
          reason: "its class is \(old.kind.rawValue) in the file, and not \(view.kind.rawValue)")
      }
    }
    for parent in after.views where before.view(parent.id) != nil { arrange(parent) }
  }

  private mutating func remove(_ view: View) {
    guard let element = map.element(view.id), let list = map.parent(of: element), list.name == "subviews"
    else {
      refuse(.view, view.key, reason: "the file keeps it as a part of the view around it")
      return
    }
    edits.remove(element)
    thinned.append(list)
  }

  /// The views in a view of the file: those that stay keep their places, the others come between them.
  private mutating func arrange(_ parent: View) {
    let old = before.children(of: parent.id)
    let new = after.children(of: parent.id)
    let kept = Set(new.map(\.id)).intersection(old.map(\.id))
    let shifted = Set(
      old.filter { kept.contains($0.id) }.changes(to: new.filter { kept.contains($0.id) })
        .filter { $0.from != nil }.map(\.key))
    let stays = new.filter { kept.contains($0.id) && !shifted.contains($0.key) }
    if stays.count == new.count { return }
    guard let element = map.element(parent.id), holdsViews(element) else {
      for view in new where !stays.contains(view) {
        refuse(.view, view.key, reason: "the file's <\(map.element(parent.id)?.name ?? "")> takes no views")
      }
      return
    }
    let list = element.child("subviews")
    var last: XMLElement?
    var contents: [XMLNode.Content] = []
    for view in new {
      if kept.contains(view.id), !shifted.contains(view.key) {
        last = map.element(view.id)
        continue
      }
      guard let content = content(of: view) else { continue }
      if let list { edits.insert(content, into: list, after: last) } else { contents.append(content) }
    }
    guard list == nil, !contents.isEmpty else { return }
    var node = XMLNode("subviews")
    node.children = contents
    insert(node, into: element)
  }

  /// Classes whose views are the class's own affair, not a list of subviews.
  private func holdsViews(_ element: XMLElement) -> Bool {
    !["tableView", "collectionView", "tableViewCell", "collectionViewCell", "visualEffectView"].contains(
      element.name)
  }

  /// A view in its new place: the file's element with all that stays in it, or a new one.
  private mutating func content(of view: View) -> XMLNode.Content? {
    guard before.view(view.id) != nil else { return .element(newElement(view)) }
    guard let element = map.element(view.id), let list = map.parent(of: element), list.name == "subviews"
    else {
      refuse(.view, view.key, reason: "the file keeps it as a part of the view around it")
      return nil
    }
    edits.remove(element)
    thinned.append(list)
    return .copy(element)
  }

  private mutating func newElement(_ view: View) -> XMLNode {
    refuseUncarried(view, since: nil)
    var node = WriteView(view, id: identifiers.view(view.id)).node
    var lists: [XMLNode] = [XMLNode(frame: frames[view.id] ?? .zero)]
    var inner = XMLNode("subviews")
    for child in after.children(of: view.id) {
      if let content = content(of: child) { inner.children.append(content) }
    }
    if !inner.children.isEmpty { lists.append(inner) }
    for guide in newGuides where guide.item.owner == view.id {
      lists.append(XMLNode(guide: guide.item.region, id: guide.identifier))
    }
    if let own = arriving.removeValue(forKey: view.id), !own.isEmpty {
      var list = XMLNode("constraints")
      list.children = own
      lists.append(list)
    }
    node.children = lists.map { .element($0) } + node.children
    return node
  }

  /// The sizes of views that stay, in the frames that the canvas reads.
  mutating func editFrames() {
    for view in after.views {
      guard let frame = frames[view.id], let element = map.element(view.id) else { continue }
      let varied = SizeClasses(map.header).variations(of: element).lazy.compactMap(\.frameElement)
      guard let rect = varied.last ?? element.frameElement else { continue }
      for (name, length) in [("width", frame.width), ("height", frame.height)]
      where (rect.name == "rect" || rect[name] != nil)
        && abs((Double(attribute: rect[name]) ?? 0) - length) > 1e-6
      {
        edits.set(name, of: rect, to: length.inXML, before: [])
      }
    }
  }

  /// Guides that come into views of the file.
  mutating func insertGuides() {
    for guide in newGuides {
      guard let element = map.element(guide.item.owner) else { continue }
      insert(XMLNode(guide: guide.item.region, id: guide.identifier), into: element)
    }
  }
}

extension XMLNode {
  /// A frame, as Xcode records it.
  init(frame: Rect) {
    self.init(
      "rect",
      [
        ("key", "frame"), ("x", frame.x.inXML), ("y", frame.y.inXML), ("width", frame.width.inXML),
        ("height", frame.height.inXML),
      ])
  }

  /// A view's built-in guide.
  init(guide region: Region, id: String) {
    self.init("viewLayoutGuide", [("key", region.guideKey), ("id", id)])
  }
}
