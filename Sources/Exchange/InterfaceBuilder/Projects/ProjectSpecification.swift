/// A project as XcodeGen makes it of `project.yml`: its apps, and where each of them says that it runs.
///
/// Facts: XcodeGen's "Project Spec" and its setting presets: an app for iOS is made for iPhone and iPad where nothing else is
/// said; a target's settings go before the project's, those of groups are below what names them, and templates are
/// below their targets.
public struct ProjectSpecification: Sendable {
  private let targets: [AppTarget]
  /// The targets for iOS with Swift files.
  public let code: [CodeTarget]

  /// Reads `project.yml`, whose bytes these are; nil for what is none, and where no reader of YAML is installed.
  ///
  /// `read` gives the bytes of other files by their paths from the project's folder; `regions` are the project's
  /// localizations.
  public init?(_ bytes: [UInt8], regions: [String], read: (String) -> [UInt8]?) {
    guard let own = PropertyList(yaml: bytes), case .table = own else { return nil }
    let list = Self.withIncluded(own, read: read, depth: 0)
    guard case .table(let named)? = list["targets"] else { return nil }
    let all = named.sorted { $0.key < $1.key }.map { SpecifiedTarget($0.key, $0.value, in: list) }
    targets = all.compactMap { $0.app(regions: regions, read: read) }
    code = all.compactMap(\.code)
  }

  /// Where the apps run that have one of the files, by their paths from the project's folder, or where all do that none
  /// has; nil for a project without apps for iOS.
  public func support(of files: Set<String>) -> AppSupport? { targets.support(of: files) }

  /// A specification over those that it includes.
  private static func withIncluded(
    _ list: PropertyList, read: (String) -> [UInt8]?, depth: Int
  ) -> PropertyList {
    let names: [PropertyList]
    switch list["include"] {
    case .list(let all)?: names = all
    case let one?: names = [one]
    case nil: return list
    }
    let included = names.compactMap { entry -> PropertyList? in
      let path = entry.text ?? entry["path"]?.text
      guard depth < 10, let bytes = path.flatMap(read), let list = PropertyList(yaml: bytes) else {
        return nil
      }
      return withIncluded(list, read: read, depth: depth + 1)
    }
    return list.merged(
      over: included.dropFirst().reduce(included.first ?? .table([:])) { $1.merged(over: $0) })
  }
}

/// A target of a specification.
private struct SpecifiedTarget {
  private let name: String
  private let list: PropertyList
  private let project: PropertyList

  init(_ name: String, _ list: PropertyList, in project: PropertyList) {
    let templates = (list["templates"]?.words ?? []).compactMap { project["targetTemplates"]?[$0] }
    let below = templates.reduce(.table([:])) { $1.merged(over: $0) }
    (self.name, self.list, self.project) = (name, list.merged(over: below), project)
  }

  /// Nil for what is no app for iOS, or doesn't say on which systems it runs.
  func app(regions: [String], read: (String) -> [UInt8]?) -> AppTarget? {
    guard list["type"]?.text == "application", isForPhones else { return nil }
    let support = AppSupport(settings, regions: regions) {
      let file = (list["info"]?["path"] ?? settings["INFOPLIST_FILE"])?.text
      let read = file.flatMap(read).flatMap { PropertyList($0) } ?? .table([:])
      return (list["info"]?["properties"] ?? .table([:])).merged(over: read)
    }
    return support.map { AppTarget(files: [], folders: folders, support: $0) }
  }

  /// Nil for what is no app, framework or extension for iOS.
  var code: CodeTarget? {
    let type = list["type"]?.text.map { "com.apple.product-type.\($0)" }
    guard let kind = CodeTarget.Kind(productType: type), isForPhones else { return nil }
    let module = settings["PRODUCT_MODULE_NAME"]?.text ?? name
    return CodeTarget(module: CodeTarget.moduleName(module), kind: kind, files: [], folders: folders)
  }

  private var isForPhones: Bool {
    let systems = [list["platform"], list["supportedDestinations"]].flatMap { $0?.words ?? [] }
    return systems.contains("iOS")
  }

  private var folders: [(path: String, except: Set<String>)] {
    let sources: [PropertyList]
    switch list["sources"] {
    case .list(let all)?: sources = all
    case let one?: sources = [one]
    case nil: sources = []
    }
    return sources.compactMap { $0.text ?? $0["path"]?.text }.map { ($0, []) }
  }

  private var settings: BuildSettings {
    let least = list["deploymentTarget"]?["iOS"] ?? list["deploymentTarget"]
    let general = project["options"]?["deploymentTarget"]?["iOS"]
    let names = ["TARGETED_DEVICE_FAMILY": PropertyList.text("1,2"), "TARGET_NAME": .text(name)]
    return BuildSettings(
      layers(of: list["settings"])
        + [least.map { ["IPHONEOS_DEPLOYMENT_TARGET": $0] } ?? [:]]
        + layers(of: project["settings"])
        + [general.map { ["IPHONEOS_DEPLOYMENT_TARGET": $0] } ?? [:], names])
  }

  /// What settings say for a release, then for all configurations, then by groups.
  private func layers(of settings: PropertyList?, depth: Int = 0) -> [[String: PropertyList]] {
    guard let settings, depth < 10 else { return [] }
    let parts = ["base", "configs", "groups"].filter { settings[$0] != nil }
    if parts.isEmpty { return [settings].compactMap(\.table) }
    let release = settings["configs"]?["Release"] ?? settings["configs"]?["release"]
    let groups = (settings["groups"]?.words ?? []).reversed().flatMap {
      layers(of: project["settingGroups"]?[$0], depth: depth + 1)
    }
    return layers(of: release, depth: depth + 1) + [settings["base"]].compactMap { $0?.table } + groups
  }
}

extension PropertyList {
  fileprivate var table: [String: PropertyList]? { if case .table(let table) = self { table } else { nil } }

  /// This over another one: tables key by key, lists one after the other.
  fileprivate func merged(over other: PropertyList) -> PropertyList {
    switch (self, other) {
    case (.table(let own), .table(let below)): .table(below.merging(own) { $1.merged(over: $0) })
    case (.list(let own), .list(let below)): .list(below + own)
    default: self
    }
  }
}
