/// An Xcode project: its apps, and where each of them says that it runs.
///
/// Facts: Apple's "Build settings reference" (IPHONEOS_DEPLOYMENT_TARGET, TARGETED_DEVICE_FAMILY: 1 for iPhone, 2 for iPad)
/// and "Information Property List" (UISupportedInterfaceOrientations, `~ipad`); a target's settings go before the
/// project's.
public struct XcodeProject: Sendable {
  /// One app for iOS.
  struct Target: Sendable {
    /// The names of the files that it copies, by their last parts.
    let resources: Set<String>
    let support: AppSupport
  }

  private let targets: [Target]

  /// Reads `project.pbxproj`, whose bytes these are; nil for what is none.
  ///
  /// `infoList` gives the bytes of an information list by the path that the project names.
  public init?(_ bytes: [UInt8], infoList: (String) -> [UInt8]?) {
    guard let list = PropertyList(bytes), let objects = ProjectObjects(list) else { return nil }
    targets = objects.apps.compactMap { app in
      let support = AppSupport(objects.settings(of: app), regions: objects.regions, infoList: infoList)
      return support.map { Target(resources: objects.resources(of: app), support: $0) }
    }
  }

  /// Where the apps run that copy one of the files, by their names' last parts, or where all do that none names; nil for a
  /// project without apps for iOS.
  public func support(of files: Set<String>) -> AppSupport? {
    let named = targets.filter { !$0.resources.isDisjoint(with: files) }
    let all = (named.isEmpty ? targets : named).map(\.support)
    return all.dropFirst().reduce(all.first) { $0?.union($1) }
  }
}

/// The objects of a project, which name one another by identifiers.
private struct ProjectObjects {
  let objects: [String: PropertyList]
  let project: PropertyList

  init?(_ list: PropertyList) {
    guard case .table(let objects)? = list["objects"], let root = list["rootObject"]?.text,
      let project = objects[root]
    else { return nil }
    (self.objects, self.project) = (objects, project)
  }

  /// The localizations, `Base` among them.
  var regions: [String] { project["knownRegions"]?.words ?? [] }

  /// The targets that are apps, for whatever system.
  var apps: [PropertyList] {
    let targets = (project["targets"]?.words ?? []).compactMap { objects[$0] }
    return targets.filter { $0["productType"]?.text == "com.apple.product-type.application" }
  }

  /// The settings of a target's release, over those of the project.
  func settings(of target: PropertyList) -> [String: PropertyList] {
    release(of: project).merging(release(of: target)) { $1 }
  }

  private func release(of object: PropertyList) -> [String: PropertyList] {
    let list = object["buildConfigurationList"]?.text.flatMap { objects[$0] }
    let all = (list?["buildConfigurations"]?.words ?? []).compactMap { objects[$0] }
    let chosen = all.first { $0["name"]?.text == "Release" } ?? all.last
    if case .table(let settings)? = chosen?["buildSettings"] { return settings }
    return [:]
  }

  /// The last parts of the names of the files that a target copies, with those of their localizations.
  func resources(of target: PropertyList) -> Set<String> {
    var names: Set<String> = []
    for phase in (target["buildPhases"]?.words ?? []).compactMap({ objects[$0] }) {
      guard phase["isa"]?.text == "PBXResourcesBuildPhase" else { continue }
      for file in phase["files"]?.words ?? [] {
        guard let reference = objects[file]?["fileRef"]?.text, let object = objects[reference] else {
          continue
        }
        let parts = (object["children"]?.words ?? []).compactMap { objects[$0] }
        names.formUnion(([object] + parts).compactMap(lastName))
      }
    }
    return names
  }

  private func lastName(of file: PropertyList) -> String? {
    (file["path"] ?? file["name"])?.text?.split(separator: "/").last.map(String.init)
  }
}
