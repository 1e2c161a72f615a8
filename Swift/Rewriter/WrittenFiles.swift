/// The rewritten files of a folder: those about which nothing new is known stay as they were written before.
struct WrittenFiles {
  private let folder: String
  /// What decided how a file was rewritten, and what was printed of it, by its place.
  private var known: [Int: (reason: String, lines: [String])] = [:]

  init(in folder: String) { self.folder = folder }

  /// Writes a module's files, and prints what is to be known of it.
  mutating func write(_ module: RewrittenModule) {
    for place in module.files.indices { write(place, of: module) }
    if let standIns = module.standIns {
      writeFile(Array(standIns.source.utf8), to: "\(folder)/stand-ins.swift")
    }
    module.report()
    for place in module.files.indices { known[place]?.lines.forEach { print($0) } }
  }

  private mutating func write(_ place: Int, of module: RewrittenModule) {
    let file = module.files[place]
    let reason = module.allowances?.all(about: file.path) ?? ""
    if let before = known[place], before.reason == reason, !module.isEntangled(place) { return }
    writeFile(file.rewritten(in: module), to: "\(folder)/\(place)-\(file.name)")
    known[place] = (reason, module.cuts(of: file))
  }
}
