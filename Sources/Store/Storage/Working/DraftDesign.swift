public import DesignModel

extension Draft {
  /// The whole working design.
  public func design() throws -> Design {
    Design(screens: try screens(), devices: try devices(), profiles: try profiles())
  }

  /// Puts another design in the place of the working one; screens are distinguished by their identity.
  public func replace(with design: Design) throws { try replace(with: design, isKnown: false) }

  /// The same; of what is known to be right the catalogues' names are not compared.
  func replace(with design: Design, isKnown: Bool) throws {
    let screens = Dictionary(design.screens.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    try replaceScreens(with: design.screens.map(\.header)) {
      screens[$0.id]
    }
    try replaceDevices(with: design.devices, isKnown: isKnown)
    try replaceProfiles(with: design.profiles, isKnown: isKnown)
  }

  /// Puts other screens in the place of the working ones; `screen` gives nil for one that stays as it is.
  func replaceScreens(with new: [ScreenHeader], screen: (ScreenHeader) throws -> Screen?) throws {
    try Self.checkUnique(new.map(\.id.text), "screen identity")
    try Self.checkUnique(new.map(\.name), "screen name")
    let kept = Set(new.map(\.id))
    for header in headers.current where !kept.contains(header.id) {
      _ = try loaded(header.id)
      replace(header.id, with: nil)
    }
    headers.current = new
    for header in new {
      guard let screen = try screen(header), try loaded(header.id) != screen else { continue }
      replace(header.id, with: screen)
    }
  }

  func replaceDevices(with new: [Device], isKnown: Bool = false) throws {
    if !isKnown { try Self.checkUnique(new.map(\.name), "device") }
    _ = try devices()
    setDevices(new)
  }

  func replaceProfiles(with new: [Profile], isKnown: Bool = false) throws {
    if !isKnown { try Self.checkUnique(new.map(\.name), "profile") }
    _ = try profiles()
    setProfiles(new)
  }

  private static func checkUnique(_ names: [String], _ what: String) throws(StoreError) {
    var seen = Set<String>(minimumCapacity: names.count)
    for name in names where !seen.insert(name).inserted {
      throw .unstorable("the \(what) '\(name)' twice")
    }
  }
}
