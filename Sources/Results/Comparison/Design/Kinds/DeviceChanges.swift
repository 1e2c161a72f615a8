import DesignModel

extension Device {
  /// What became of the devices of a design.
  static func changes(from old: [Device], to new: [Device]) -> [DesignChange] {
    let earlier = Dictionary(old.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let kept = Set(new.map(\.name))
    let changed = new.compactMap { device -> DesignChange? in
      let (width, height) = (device.size.width.inPoints, device.size.height.inPoints)
      guard let previous = earlier[device.name] else {
        return device.change(.added, ["adds device \(device.name) (\(width)x\(height))"])
      }
      let sentences = device.sentences(since: previous)
      return sentences.isEmpty ? nil : device.change(.changed, sentences)
    }
    return changed
      + old.filter { !kept.contains($0.name) }.map { $0.change(.removed, ["removes device \($0.name)"]) }
  }

  private func sentences(since old: Device) -> [String] {
    DevicePart.allCases.compactMap { part in
      let (from, to) = (part.json(of: old), part.json(of: self))
      if part == .target, from != to {
        return "device \(name) is \(isTarget ? "now a" : "no longer a") target"
      }
      return from == to
        ? nil : "device \(name) changes its \(part.rawValue) from \(part.words(from)) to \(part.words(to))"
    }
  }

  private func change(_ step: DesignChange.Step, _ sentences: [String]) -> DesignChange {
    DesignChange(kind: Self.kind, key: key, step: step, sentences: sentences)
  }
}
