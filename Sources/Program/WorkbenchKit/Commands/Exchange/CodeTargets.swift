import InterfaceBuilder
import Machine
import SwiftImport

/// What the projects in a folder compile together: `project.pbxproj`, `project.yml` where there is no other, `Package.swift`.
struct CodeTargets {
  private let folder: String
  /// The folder's Swift files.
  private let files: [String]
  private(set) var list: [CodeModule.Target] = []

  /// The targets of all projects in a folder, in the order of their paths; none where there is no project.
  init(in folder: String) {
    self.folder = folder
    let found = try? Machine.files(
      at: [folder], endings: [".swift", "project.pbxproj", "project.yml"])
    let all = (found ?? []).filter { !Self.isForeign($0.dropFirst(folder.count)) }.map { normalPath($0) }
    files = all.filter { $0.hasSuffix(".swift") }
    let projects = all.filter { lastName(of: $0) == "project.pbxproj" }
    let places = Set(projects.map { outerFolder(of: outerFolder(of: $0)) })
    let specifications = all.filter {
      lastName(of: $0) == "project.yml" && !places.contains(outerFolder(of: $0))
    }
    let manifests = files.filter { lastName(of: $0) == "Package.swift" }
    for project in projects {
      add(Self.targets(ofProject: project), at: outerFolder(of: outerFolder(of: project)))
    }
    for file in specifications { add(Self.targets(ofSpecification: file), at: outerFolder(of: file)) }
    for file in manifests {
      let text = (try? readFile(file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
      add(CodeTarget.all(inManifest: text), at: outerFolder(of: file))
    }
  }

  /// What lies in a folder only to be linked with.
  private static func isForeign(_ path: Substring) -> Bool {
    ForeignFolders.lead(to: path)
      || path.split(separator: "/").dropLast().contains { $0.hasPrefix(".") || $0 == "Pods.xcodeproj" }
  }

  private mutating func add(_ targets: [CodeTarget], at place: String) {
    for target in targets {
      let own = files.filter { file in
        file.hasPrefix("\(place)/") && lastName(of: file) != "Package.swift"
          && target.has(String(file.dropFirst(place.count + 1)))
      }
      guard !own.isEmpty else { continue }
      list.append(CodeModule.Target(module: target.module, isApp: target.kind == .app, files: Set(own)))
    }
  }

  private static func targets(ofProject path: String) -> [CodeTarget] {
    let folder = outerFolder(of: outerFolder(of: path))
    guard let bytes = try? readFile(path) else { return [] }
    return CodeTarget.all(inXcodeProject: bytes) { read($0, in: folder) }
  }

  private static func targets(ofSpecification path: String) -> [CodeTarget] {
    let folder = outerFolder(of: path)
    guard let bytes = try? readFile(path) else { return [] }
    return ProjectSpecification(bytes, regions: []) { read($0, in: folder) }?.code ?? []
  }

  private static func read(_ path: String, in folder: String) -> [UInt8]? {
    try? readFile(path.hasPrefix("/") ? path : "\(folder)/\(path)")
  }

  /// What paths name: of folders with projects what those compile, of others all files as one module.
  static func modules(at paths: [String]) throws -> [CodeModule] {
    guard paths.count == 1, let path = paths.first, isFolder(path) else { return [CodeModule(paths)] }
    let targets = CodeTargets(in: path).list
    let programs = try CodeModule.programs(of: targets, in: path)
    return programs.isEmpty ? [CodeModule(paths)] : programs
  }
}
