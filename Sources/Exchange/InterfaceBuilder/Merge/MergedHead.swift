extension MergePlan {
  /// The start tag of an element in the merge, as one side has it where they clash.
  ///
  /// It is one side's own bytes if that has all attributes as the merge does; otherwise that of ours with what theirs changed.
  func head(of key: MergeKey, as side: MergedSide, _ joined: JoinedHead, isClosed: Bool) -> [UInt8] {
    guard sides.ours[key] != nil, sides.theirs[key] != nil else {
      let own: MergedSide = sides.ours[key] != nil ? .ours : .theirs
      return bytes(key, of: own, isClosed: isClosed)
    }
    let elements = BothSides { sides[$0][key]!.element }
    func source(_ attribute: String) -> MergedSide {
      let group = ChangedAsOne.group(of: attribute, in: elements.ours.name)
      return joined.clashes.contains(group) ? side : joined.sides[group] ?? .ours
    }
    let names = Set(MergedSide.allCases.flatMap { elements[$0].attributes.map(\.name) } + [ChangedAsOne.name])
    let fits = BothSides { side in
      names.allSatisfy { source($0) == side || has($0, key) }
    }
    if fits.ours && fits.theirs {
      let raw = BothSides { Array(sides[$0].bytes(elements[$0].places.head)) }
      let old = base?[key].map { Array(base!.bytes($0.element.places.head)) }
      return bytes(key, of: raw.changed(since: old ?? []) ?? leading, isClosed: isClosed)
    }
    if fits.ours || fits.theirs { return bytes(key, of: fits.ours ? .ours : .theirs, isClosed: isClosed) }
    return patched(key, isClosed: isClosed, source)
  }

  /// True if both sides write the same value, or neither has one.
  private func has(_ attribute: String, _ key: MergeKey) -> Bool {
    let values = BothSides { side -> String? in
      let element = sides[side][key]!.element
      return attribute == ChangedAsOne.name ? element.name : sides[side].value(attribute, of: element)
    }
    return values.ours == values.theirs
  }

  private func patched(_ key: MergeKey, isClosed: Bool, _ source: (String) -> MergedSide) -> [UInt8] {
    let (ours, theirs) = (sides.ours[key]!.element, sides.theirs[key]!.element)
    var out = Array("<\((source(ChangedAsOne.name) == .ours ? ours : theirs).name)".utf8)
    var added: [String?: [XMLElement.Attribute]] = [:]
    for (index, attribute) in theirs.attributes.enumerated()
    where ours[attribute.name] == nil && source(attribute.name) == .theirs {
      let next = theirs.attributes[index...].first { ours[$0.name] != nil }
      added[next?.name, default: []].append(attribute)
    }
    func write(_ attribute: XMLElement.Attribute, _ side: MergedSide) {
      out += Array(" ".utf8) + spelled(attribute, side)
    }
    for attribute in ours.attributes {
      for new in added[attribute.name] ?? [] { write(new, .theirs) }
      if source(attribute.name) == .ours {
        write(attribute, .ours)
      } else if let other = theirs.attribute(attribute.name) {
        write(other, .theirs)
      }
    }
    for new in added[nil] ?? [] { write(new, .theirs) }
    return out + Array((isClosed ? "/>" : ">").utf8)
  }

  /// A side's own start tag, open or closed.
  private func bytes(_ key: MergeKey, of side: MergedSide, isClosed: Bool) -> [UInt8] {
    let (tree, element) = (sides[side], sides[side][key]!.element)
    var (out, place) = ([UInt8](), element.places.head.lowerBound)
    for attribute in element.attributes where tree.renames(attribute.name, attribute.value) {
      out += tree.bytes(place..<attribute.range.lowerBound) + spelled(attribute, side)
      place = attribute.range.upperBound
    }
    let end = element.places.head.upperBound - (element.places.isClosedAtOnce ? 2 : 1)
    return out + tree.bytes(place..<end) + Array((isClosed ? "/>" : ">").utf8)
  }

  private func spelled(_ attribute: XMLElement.Attribute, _ side: MergedSide) -> [UInt8] {
    guard sides[side].renames(attribute.name, attribute.value) else {
      return Array(sides[side].bytes(attribute.range))
    }
    return Array("\(attribute.name)=\"\(sides[side].aliases[attribute.value]!.escapedForXML)\"".utf8)
  }
}
