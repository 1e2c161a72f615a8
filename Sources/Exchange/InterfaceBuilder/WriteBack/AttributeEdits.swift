import DesignModel

extension SceneEdits {
  /// What is set on views that stay.
  mutating func editAttributes() {
    for view in after.views {
      guard let old = before.view(view.id), old.kind == view.kind, old.attributes != view.attributes,
        let object = map.object(view.id)
      else { continue }
      edit(object, from: old, to: view)
    }
  }

  private mutating func edit(_ object: SceneObject, from old: View, to new: View) {
    var (hasNewFont, isToldAnew) = (false, false)
    for row in AttributeTable.rows(of: new.kind) {
      let value = new.attributes[row.attribute]
      if value == old.attributes[row.attribute] { continue }
      switch row.spelling {
      case .attribute(let file): set(file, row, to: value, on: object, attributes: new.attributes)
      case .text(let key, let isInState, _): setText(value, key, isInState: isInState, of: object, view: new)
      case .font: hasNewFont = true
      case .axes(let word, _): setAxes(word, value, on: object)
      case .extent(let word, _): setExtent(word, value, on: object)
      case .sides(let spellings, _): setSides(spellings, to: value, on: object, of: new)
      case .accessibility(let part, _):
        if object.element.accessibility == nil {
          isToldAnew = true
        } else {
          setAccessibility(part, value, on: object)
        }
      case .items(let list, let name, let attribute, _):
        setItems(list, name, attribute: attribute, to: value, on: object)
      case .configuration: setConfiguration(value, on: object, new)
      case .color(let key, let isInState, _): setColor(value, key, isInState: isInState, on: object)
      case .image(let isInState, _): setImage(value, isInState: isInState, on: object)
      case .runtime(let paths, _): setRuntime(value, paths, on: object)
      case .paragraph(let name):
        refuse(
          .view, new.key,
          reason: "\(row.attribute) stays out of the file: \(name) belongs to an attributed text")
      case .notCarried: break
      }
    }
    if hasNewFont { setFont(of: object, new) }
    if isToldAnew { insert(XMLNode(accessibility: new.attributes, of: new.kind), object) }
    refuseUncarried(new, since: old)
  }

  /// Sets an attribute of a view's element, where its default variation doesn't say it.
  mutating func set(_ name: String, of object: SceneObject, to value: String?) {
    edits.set(
      name, of: map.holder(of: name, in: object.element), to: value,
      before: ["translatesAutoresizingMaskIntoConstraints", "id", "userLabel"])
  }

  private mutating func set(
    _ file: FileAttribute, _ row: AttributeTable.Row, to value: AttributeValue?, on object: SceneObject,
    attributes: Attributes
  ) {
    if let instead = file.instead, object[instead.name] == instead.word {
      set(instead.name, of: object, to: nil)
    }
    if let points = file.points { set(points, of: object, to: nil) }
    let absent = row.use.absent.value(beside: attributes)
    if let bare = row.use.bare {
      let said = value ?? absent
      set(file.name, of: object, to: said == bare ? nil : said.map(file.spelled))
    } else {
      set(file.name, of: object, to: (value ?? (file.isAlwaysWritten ? absent : nil)).map(file.spelled))
    }
  }

  private mutating func setAxes(_ word: String, _ value: AttributeValue?, on object: SceneObject) {
    var (horizontal, vertical): (Priority?, Priority?)
    if case .priorities(let across, let down)? = value { (horizontal, vertical) = (across, down) }
    for (name, priority) in [("horizontal" + word, horizontal), ("vertical" + word, vertical)]
    where object.number(name) != priority?.value {
      set(name, of: object, to: priority?.value.spelledForXML)
    }
  }

  private mutating func setExtent(_ word: String, _ value: AttributeValue?, on object: SceneObject) {
    guard case .size(let width, let height)? = value else {
      set(word + "Width", of: object, to: nil)
      set(word + "Height", of: object, to: nil)
      return
    }
    set(word + "Width", of: object, to: width?.spelledForXML ?? "infinite")
    set(word + "Height", of: object, to: height?.spelledForXML ?? "infinite")
  }

  private mutating func setSides(
    _ spellings: [FileSides], to value: AttributeValue?, on object: SceneObject, of view: View
  ) {
    let old = object.element.children.lazy.compactMap { child in
      spellings.first { $0.key == child["key"] && $0.element == child.name }.map { (child, $0) }
    }.first
    if case .guidedInsets? = value { return }
    guard case .insets(let insets)? = value else {
      if let old { edits.remove(old.0) }
      return
    }
    guard let (child, spelling) = old else {
      return insert(ownChild(of: view, named: spellings[0].element, key: spellings[0].key), object)
    }
    let numbers = [insets.top, insets.left, insets.bottom, insets.right]
    for (name, number) in zip(spelling.names, numbers) where Double(attribute: child[name]) ?? 0 != number {
      edits.set(name, of: child, to: number.spelledForXML, before: [])
    }
  }

  /// Sets a part of what the view's element says to assistive technologies.
  private mutating func setAccessibility(
    _ part: AccessibilityPart, _ value: AttributeValue?, on object: SceneObject
  ) {
    let element = object.element.accessibility!
    switch part {
    case .text(let name): edits.set(name, of: element, to: value?.spelled, before: [])
    case .traits: put(value.map(XMLNode.init(traits:)), in: element, inPlaceOf: element.traits)
    case .isElement: put(value.map(XMLNode.init(isElement:)), in: element, inPlaceOf: element.isElement)
    }
  }

  /// Makes an element say what a node says; without a node it goes.
  private mutating func put(_ node: XMLNode?, in outer: XMLElement, inPlaceOf old: XMLElement?) {
    guard let old else {
      if let node { edits.insert(.element(node), into: outer, after: outer.children.last) }
      return
    }
    guard let node else { return edits.remove(old) }
    let said = Dictionary(
      node.attributes.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    for attribute in old.attributes where said[attribute.name] == nil {
      edits.set(attribute.name, of: old, to: nil, before: [])
    }
    for (name, value) in node.attributes where old[name] != value {
      edits.set(name, of: old, to: value, before: [])
    }
  }

  private mutating func setItems(
    _ list: String, _ name: String, attribute: String, to value: AttributeValue?, on object: SceneObject
  ) {
    let texts = value?.spelled.split(separator: "|", omittingEmptySubsequences: false).map(String.init) ?? []
    guard let element = object.element.child(list) else {
      return insert(XMLNode(list, [], children: texts.map { XMLNode(name, [(attribute, $0)]) }), object)
    }
    let items = element.children.filter { $0.name == name }
    for (item, text) in zip(items, texts) where item[attribute] ?? "" != text {
      edits.set(attribute, of: item, to: text, before: [])
    }
    for item in items.dropFirst(texts.count) { edits.remove(item) }
    for text in texts.dropFirst(items.count) {
      edits.insert(.element(XMLNode(name, [(attribute, text)])), into: element, after: element.children.last)
    }
  }

  private mutating func setConfiguration(_ value: AttributeValue?, on object: SceneObject, _ view: View) {
    let use = AttributeRow.configuration.use(on: view.kind)
    let style =
      (value ?? use?.absent.value(beside: view.attributes))?.spelled ?? ButtonConfiguration.none.rawValue
    let element = object.element.child("buttonConfiguration")
    switch (element, style == ButtonConfiguration.none.rawValue) {
    case (let element?, true): edits.remove(element)
    case (let element?, false): edits.set("style", of: element, to: style, before: ["image", "title"])
    case (nil, true): break
    case (nil, false): insert(ownChild(of: view, named: "buttonConfiguration", key: "configuration"), object)
    }
  }

  private mutating func insert(_ node: XMLNode?, _ object: SceneObject) {
    if let node { insert(node, into: object.element) }
  }

  /// The element that a new view with these attributes would have.
  private func ownChild(of view: View, named name: String, key: String) -> XMLNode? {
    WriteAttributes(view.attributes, of: view.kind).children.first { node in
      node.name == name && node.attributes.contains { $0.name == "key" && $0.value == key }
    }
  }

  /// Refuses what is set anew and the file has no word for; what only the design's own checks read stays with the design.
  mutating func refuseUncarried(_ view: View, since old: View?) {
    for attribute in ViewAttribute.allCases where attribute.row.isOfRoot && !attribute.row.isRecorded {
      if view.attributes[attribute] == old?.attributes[attribute] { continue }
      refuse(
        .view, view.key,
        reason:
          "\(attribute.rawValue) is what the scene stands in: its device, its size, its segues and its simulated metrics say it"
      )
    }
    for entry in view.attributes.entries {
      guard case .guidedInsets(let insets) = entry.value, entry.value != old?.attributes[entry.attribute]
      else { continue }
      refuse(
        .view, view.key,
        reason:
          "\(entry.attribute.rawValue)=\(AttributeValue.guidedInsets(insets).spelled) stays out of the file: "
          + "it holds numbers; set what follows a guide in code")
    }
    for attribute in ViewAttribute.allCases where attribute.isLostInFiles(on: view.kind) {
      guard let value = view.attributes[attribute], value != old?.attributes[attribute] else { continue }
      guard case .notCarried(let why)? = attribute.row.use(on: view.kind)?.interfaceBuilder else { continue }
      refuse(.view, view.key, reason: "\(attribute.rawValue) stays out of the file: \(why)")
    }
  }
}
