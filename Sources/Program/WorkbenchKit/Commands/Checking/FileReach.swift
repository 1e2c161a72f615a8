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

  /// Without a project: the devices that the two newest systems run on, in both orientations and directions.
  init(of files: [String]) {
    var names: [String: Set<String>] = [:]
    for file in files {
      for project in Self.projects(above: file) {
        names[project, default: []].insert(lastName(of: file))
      }
    }
    let supports = names.sorted { $0.key < $1.key }.compactMap { path, files in
      Self.support(of: files, in: path).map { (path: path, support: $0) }
    }
    guard let first = supports.first else {
      profiles = Profile.standard(for: Self.newestDevices)
      sentence = "asked on devices of the two newest systems, in both orientations and writing directions"
      return
    }
    let support = supports.dropFirst().reduce(first.support) { $0.union($1.support) }
    profiles = support.profiles(on: Device.catalogue)
    let others = supports.count > 1 ? " and others" : ""
    sentence = "asked where \(lastName(of: first.path))\(others) says that it runs: \(support.sentence)"
  }

  /// The devices that the newest system of the catalogue and the one before run on, as far as their figures say.
  private static var newestDevices: [Device] {
    let versions = Set(Device.catalogue.map { $0.os.rounded(.down) }).sorted(by: >)
    return Device.catalogue.filter { $0.os >= versions.prefix(2).last! }
  }

  /// The projects in the nearest folder above that has one.
  private static func projects(above file: String) -> [String] {
    var folder = fullPath(file)
    for _ in 0..<levels {
      folder = outerFolder(of: folder)
      if folder.isEmpty { return [] }
      let found = Machine.folders(in: folder, ending: ".xcodeproj").filter {
        lastName(of: $0) != "Pods.xcodeproj"
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  private static func support(of files: Set<String>, in project: String) -> AppSupport? {
    guard let bytes = try? readFile("\(project)/project.pbxproj") else { return nil }
    let folder = outerFolder(of: project)
    let read = XcodeProject(bytes) { try? readFile($0.hasPrefix("/") ? $0 : "\(folder)/\($0)") }
    return read?.support(of: files)
  }
}
