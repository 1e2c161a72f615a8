/// The objects of a project, which name one another by identifiers.
struct ProjectObjects {
  private let objects: [String: PropertyList]
  private let project: PropertyList
  /// The group that each file and group is in, by their identifiers.
  private let groups: [String: String]

  /// Nil for a list that is no project.
  init?(_ list: PropertyList) {
    guard case .table(let objects)? = list["objects"], let root = list["rootObject"]?.text,
      let project = objects[root]
    else { return nil }
    (self.objects, self.project) = (objects, project)
    var groups: [String: String] = [:]
    for (id, object) in objects.sorted(by: { $0.key < $1.key }) {
      for child in object["children"]?.words ?? [] { groups[child] = id }
    }
    self.groups = groups
  }

  /// The localizations, `Base` among them.
  var regions: [String] { project["knownRegions"]?.words ?? [] }

  /// The targets, in the project's order.
  var targets: [PropertyList] { (project["targets"]?.words ?? []).compactMap { objects[$0] } }

  /// The targets that are apps, for whatever system.
  var apps: [PropertyList] {
    targets.filter { $0["productType"]?.text == "com.apple.product-type.application" }
  }

  // MARK: Settings

  /// The settings of a target's release, over those of the project.
  ///
  /// `read` gives the bytes of a file by its path from the project's folder.
  func settings(of target: PropertyList, read: (String) -> [UInt8]?) -> BuildSettings {
    let name = target["name"] ?? .text("")
    let known: [String: PropertyList] = [
      "SRCROOT": .text("."), "PROJECT_DIR": .text("."), "TARGET_NAME": name, "TARGETNAME": name,
      "PRODUCT_NAME": name,
    ]
    let own = release(of: target).map { layers(of: $0, read: read) } ?? []
    let project = release(of: project).map { layers(of: $0, read: read) } ?? []
    return BuildSettings(own + project + [known])
  }

  private func release(of object: PropertyList) -> PropertyList? {
    let list = object["buildConfigurationList"]?.text.flatMap { objects[$0] }
    let all = (list?["buildConfigurations"]?.words ?? []).compactMap { objects[$0] }
    return all.first { $0["name"]?.text == "Release" } ?? all.last
  }

  /// What a configuration says itself, and what its file says.
  private func layers(
    of configuration: PropertyList, read: (String) -> [UInt8]?
  ) -> [[String: PropertyList]] {
    var layers: [[String: PropertyList]] = []
    if case .table(let settings)? = configuration["buildSettings"] { layers.append(settings) }
    if let file = configurationFile(of: configuration) {
      layers.append(ConfigurationFile.settings(at: file, read: read))
    }
    return layers
  }

  private func configurationFile(of configuration: PropertyList) -> String? {
    if let reference = configuration["baseConfigurationReference"]?.text { return path(of: reference) }
    // Xcode 16 names files of a folder that it keeps in step with the disk.
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.text.flatMap(path(of:)),
      let name = configuration["baseConfigurationReferenceRelativePath"]?.text
    else { return nil }
    return joined(anchor, name)
  }

  // MARK: Files

  /// The paths of the files that a target copies, those of their localizations among them, from the project's folder.
  func resources(of target: PropertyList) -> Set<String> {
    files(of: target, in: "PBXResourcesBuildPhase")
  }

  /// The paths of the files that a target compiles, from the project's folder.
  func sources(of target: PropertyList) -> Set<String> { files(of: target, in: "PBXSourcesBuildPhase") }

  private func files(of target: PropertyList, in kind: String) -> Set<String> {
    var paths: Set<String> = []
    for phase in (target["buildPhases"]?.words ?? []).compactMap({ objects[$0] }) {
      guard phase["isa"]?.text == kind else { continue }
      for file in phase["files"]?.words ?? [] {
        guard let reference = objects[file]?["fileRef"]?.text, let object = objects[reference] else {
          continue
        }
        paths.formUnion(([reference] + (object["children"]?.words ?? [])).compactMap(path(of:)))
      }
    }
    return paths
  }

  /// The folders all of whose files belong to a target but for the paths named, from the project's folder.
  ///
  /// Xcode 16 keeps them in step with the disk (`PBXFileSystemSynchronizedRootGroup`).
  func folders(of target: PropertyList) -> [(path: String, except: Set<String>)] {
    (target["fileSystemSynchronizedGroups"]?.words ?? []).compactMap { id in
      guard let folder = path(of: id) else { return nil }
      let sets = (objects[id]?["exceptions"]?.words ?? []).compactMap { objects[$0] }
      let own = sets.filter { $0["target"]?.text.flatMap { objects[$0] } == target }
      return (folder, Set(own.flatMap { $0["membershipExceptions"]?.words ?? [] }))
    }
  }

  /// The path of a file or group from the project's folder; nil for what lies elsewhere, as what is built.
  private func path(of id: String) -> String? {
    var (path, next) = ("", Optional(id))
    // Groups that lie in one another end at the main group, which has no path.
    for _ in 0..<100 {
      guard let current = next, let object = objects[current] else { return path.isEmpty ? nil : path }
      if let own = object["path"]?.text { path = path.isEmpty ? own : joined(own, path) }
      switch object["sourceTree"]?.text ?? "<group>" {
      case "<group>": next = groups[current]
      case "SOURCE_ROOT", "<absolute>": next = nil
      default: return nil
      }
    }
    return nil
  }
}
