import DesignModel
import InterfaceBuilder
import Machine

/// The profiles that files are asked on: where the Xcode projects above them say that their apps run.
struct FileReach {
  let profiles: [Profile]
  /// Where that is, and who says so.
  let sentence: String
  /// The folders above a file in which a project is looked for.
  private static let levels = 8
  private static let specification = "project.yml"

  /// Without a project: the devices that the two newest systems run on, in both orientations and directions.
  init(of files: [String]) {
    var own: [String: Set<String>] = [:]
    for file in files {
      for project in Self.projects(above: file) { own[project, default: []].insert(fullPath(file)) }
    }
    let supports = own.sorted { $0.key < $1.key }.compactMap { path, files in
      Self.support(of: files, in: path).map { (path: path, support: $0) }
    }
    guard let first = supports.first else {
      profiles = Profile.ofNewStores
      sentence = "asked on devices of the two newest systems, in both orientations and writing directions"
      return
    }
    let support = supports.dropFirst().reduce(first.support) { $0.union($1.support) }
    profiles = support.profiles(on: Device.catalogue)
    let others = supports.count > 1 ? " and others" : ""
    sentence = "asked where \(lastName(of: first.path))\(others) says that it runs: \(support.sentence)"
  }

  /// Those of the profiles that show most: few devices and text sizes.
  var headlines: [Profile] {
    let devices = Set(profiles.map(\.device))
    let few = Profile.targets(for: Device.catalogue.filter { devices.contains($0.name) })
    let known = Set(profiles)
    return few.filter(known.contains)
  }

  /// The projects in the nearest folder above that has one: Xcode's, else what XcodeGen makes one of.
  static func projects(above file: String) -> [String] {
    var folder = fullPath(file)
    for _ in 0..<levels {
      folder = outerFolder(of: folder)
      if folder.isEmpty { return [] }
      let found = Machine.folders(in: folder, ending: ".xcodeproj").filter {
        lastName(of: $0) != "Pods.xcodeproj"
      }
      if !found.isEmpty { return found }
      let specification = "\(folder)/\(Self.specification)"
      if isPlainFile(specification) { return [specification] }
    }
    return []
  }

  private static func support(of files: Set<String>, in project: String) -> AppSupport? {
    reader(of: project)(files)
  }

  /// Reads a project; what that gives says where the apps of files run.
  static func reader(of project: String) -> (Set<String>) -> AppSupport? {
    let isSpecified = lastName(of: project) == specification
    guard let bytes = try? readFile(isSpecified ? project : "\(project)/project.pbxproj") else {
      return { _ in nil }
    }
    let folder = outerFolder(of: project)
    func own(_ files: Set<String>) -> Set<String> {
      Set(files.map { String($0.dropFirst(folder.count + 1)) })
    }
    func read(_ path: String) -> [UInt8]? { try? readFile(path.hasPrefix("/") ? path : "\(folder)/\(path)") }
    if isSpecified {
      let found = ProjectSpecification(bytes, regions: localizations(in: folder), read: read)
      return { found?.support(of: own($0)) }
    }
    let found = XcodeProject(bytes, read: read)
    return { found?.support(of: own($0)) }
  }

  /// The localizations that folders such as `ar.lproj` are of, which XcodeGen makes a project's.
  private static func localizations(in folder: String) -> [String] {
    let ending = ".lproj"
    let found = try? Machine.files(at: [folder], endings: [".strings", ".xcstrings", ".storyboard", ".xib"])
    let folders = Set((found ?? []).map { lastName(of: outerFolder(of: $0)) })
    return folders.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }
}
