import DesignModel
import InterfaceBuilder
import Machine

/// How devices may be held that the apps of files are for, as the projects above them say; each project is read once.
struct AppPoses {
  private var readers: [String: (Set<String>) -> AppSupport?] = [:]

  /// Those of a file; nil where no project says it, or all may be held in all ways.
  mutating func poses(of file: String) -> Set<SupportedPose>? {
    var all: AppSupport?
    for project in FileReach.projects(above: file) {
      let reader = readers[project] ?? FileReach.reader(of: project)
      readers[project] = reader
      guard let support = reader([fullPath(file)]) else { continue }
      all = all?.union(support) ?? support
    }
    let poses = all?.orientations.flatMap { idiom, ways in ways.map { SupportedPose(idiom, $0) } }
    return poses.flatMap { $0.count < SupportedPose.allCases.count ? Set($0) : nil }
  }
}
