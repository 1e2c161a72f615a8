import Foundation
import TestSupport
import Testing

/// A folder with hostile code, and the program that imports it as a user, with what may keep it from the machine.
final class HostileCode {
  /// What there is to make a sandbox of.
  enum Keeper: String, CaseIterable {
    case bwrap, unshare, neither
  }

  /// Who runs the program: the tests' own user, or nobody, whom root can become, or root without the power over
  /// namespaces, as containers have it, which keeps its number in a namespace of users.
  enum User: String {
    case own, nobody, bound

    static let all: [User] = geteuid() == 0 ? [.own, .nobody] : [.own]
  }

  /// Users with each thing to make a sandbox of.
  static func sandboxes(of users: [User] = User.all) -> [(User, Keeper)] {
    users.flatMap { user in [Keeper.bwrap, .unshare].map { (user, $0) } }
  }

  let shell: Shell
  let user: User
  let keeper: Keeper
  private let compiler: String

  /// The folder of the code.
  var folder: String { shell.folder.path }
  private var cache: String { "\(folder)/cache" }

  /// A new folder; nil where there is no compiler, which is said.
  init?(_ user: User, _ keeper: Keeper) throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    func program(_ name: String) -> String? {
      path.split(separator: ":").map { "\($0)/\(name)" }.first {
        FileManager.default.isExecutableFile(atPath: $0)
      }
    }
    guard let compiler = program("swiftc") else {
      print("skipped: no Swift compiler in PATH")
      return nil
    }
    (self.user, self.keeper, self.compiler, shell) = (user, keeper, compiler, try Shell())
    try FileManager.default.createDirectory(atPath: "\(folder)/bin", withIntermediateDirectories: true)
    if keeper != .neither {
      guard let found = program(keeper.rawValue) else {
        Self.notHeld("there is no \(keeper.rawValue)")
        return nil
      }
      try link(found, keeper.rawValue)
    }
    try link(compiler, "swiftc")
    // Nobody may not reach the folder in which this package lies. A process of its own copies, since what is open for writing
    // here is so in each process that a test beside begins, and can't be run as long.
    let built = Shell.products.appending(path: "workbench").resolvingSymlinksInPath().path
    _ = try shell.run("cp '\(built)' bin/workbench")
    try lendToolbox()
    if user == .nobody { _ = try shell.run("chmod 755 . && chown -R 65534:65534 .") }
    _ = try run("init --quiet")
  }

  private func link(_ program: String, _ name: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(folder)/bin/\(name)", withDestinationPath: program)
  }

  /// Brings the module UIKit along, so that not every run has to compile it.
  private func lendToolbox() throws {
    let outcome = try shell.run(
      "mkdir -p cache/workbench && chmod 755 cache cache/workbench && cp -a '\(try Self.toolbox.get())' cache/workbench/"
    )
    try #require(outcome.status == 0, "\(outcome.messages)")
  }

  /// The cache's entry of the module UIKit, compiled once unless the package's cache has it.
  private static let toolbox = Result<String, any Error>(catching: makeToolbox)

  private static func makeToolbox() throws -> String {
    let (shared, shell) = (packageFolder.appending(path: ".build/swift-import"), try Shell())
    try "import UIKit\nclass A: UIViewController {}\n".write(
      to: shell.folder.appending(path: "A.swift"), atomically: false, encoding: .utf8)
    // Its date says that it was of use just now. Where nothing would hold the code, this code is harmless.
    let outcome = try shell.run(
      """
      export XDG_CACHE_HOME='\(shared.path)'; workbench init --quiet
      workbench import-swift A.swift || workbench import-swift A.swift --trust
      """)
    let cache = shared.appending(path: "workbench")
    let entries = try FileManager.default.contentsOfDirectory(atPath: cache.path)
      .filter { $0.hasPrefix("uikit-") && !$0.contains(".part.") }.map { cache.appending(path: $0).path }
    func date(_ path: String) throws -> Date {
      try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date ?? .distantPast
    }
    let newest = try entries.max { try date($0) < date($1) }
    return try #require(newest, "\(outcome.messages)")
  }

  /// Writes code of the folder Hostile into this one, with words replaced.
  func write(_ name: String, _ replacements: [String: String] = [:]) throws {
    let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Hostile/\(name)")
    var text = try String(contentsOf: source, encoding: .utf8).replacing("FOLDER", with: folder)
    for (old, new) in replacements { text = text.replacing(old, with: new) }
    try text.write(toFile: "\(folder)/\(name)", atomically: false, encoding: .utf8)
    if user == .nobody { _ = try shell.run("chown 65534:65534 '\(name)'") }
  }

  /// The line of shell that runs the program as that user, with nothing in its environment that it doesn't need.
  func line(_ words: String) -> String {
    let become =
      switch user {
      case .own: ""
      case .nobody: "setpriv --reuid=65534 --regid=65534 --clear-groups "
      case .bound: "setpriv --bounding-set=-sys_admin --inh-caps=-sys_admin "
      }
    return "\(become)env -i PATH='\(folder)/bin' XDG_CACHE_HOME='\(cache)' SECRET=s3cret "
      + "'\(folder)/bin/workbench' \(words)"
  }

  /// Runs the program.
  func run(_ words: String) throws -> Shell.Outcome { try shell.run(line(words)) }

  /// Runs the program on code; nil where this machine has nothing to hold it with, which fails in CI.
  func run(importing words: String, _ redirection: String = "") throws -> Shell.Outcome? {
    let outcome = try shell.run("\(line("import-swift \(words)")) \(redirection)")
    return isUnheld(outcome) ? nil : outcome
  }

  /// Whether an import says that this machine has nothing to hold the code with, which fails in CI.
  func isUnheld(_ outcome: Shell.Outcome) -> Bool {
    guard outcome.messages.contains("so nothing would keep the code") else { return false }
    Self.notHeld("\(keeper.rawValue) makes no namespaces here for \(user.rawValue): \(outcome.messages)")
    return true
  }

  /// Says what could not be tried here.
  private static func notHeld(_ reason: String) {
    print("not held: \(reason)")
    if ProcessInfo.processInfo.environment["CI"] != nil { Issue.record("not held: \(reason)") }
  }
}
