import Machine
import Platform

/// What keeps the user's code, and the compilers that read it, from the machine.
public enum CodeSandbox: Sendable, Hashable {
  /// Bubblewrap, by its path; `isRoot` where root starts it, to become nobody within.
  case bubblewrap(String, Warden, isRoot: Bool)
  /// Linux's namespaces, by the path of `unshare`; `isRoot` where they need no user namespace.
  case namespaces(String, Warden, isRoot: Bool)
  /// Nothing but limits of time, memory and output: the user trusts the code.
  case none

  /// What this machine has: bubblewrap, else namespaces, for root the other way round; nothing if the user says so.
  ///
  /// The warden is asked for where there is something that could make a sandbox.
  public static func find(
    isTrusted: Bool, variable: (String) -> String?, warden: () throws -> Warden
  ) throws -> CodeSandbox {
    if isTrusted { return .none }
    let path = variable("PATH")
    let (unshare, bubblewrap) = (findProgram("unshare", in: path), findProgram("bwrap", in: path))
    if unshare == nil, bubblewrap == nil { throw SwiftImportError.noSandbox }
    let last = try warden()
    func choices(isRoot: Bool) -> [CodeSandbox] {
      let first = bubblewrap.map { CodeSandbox.bubblewrap(fullPath($0), last, isRoot: isRoot) }
      let second = unshare.map { CodeSandbox.namespaces(fullPath($0), last, isRoot: isRoot) }
      return (isRoot ? [second, first] : [first, second]).compactMap { $0 }
    }
    // Root of a container may have no other user to become.
    let all = (geteuid() == 0 ? choices(isRoot: true) : []) + choices(isRoot: false)
    guard let works = all.first(where: \.works) else { throw SwiftImportError.noSandbox }
    return works
  }

  private var works: Bool {
    let words = words(for: ["/usr/bin/env", "true"], in: SandboxRoom(), within: .tools)
    guard let process = try? ChildProcess(words, variables: []) else { return false }
    return (try? process.finish(within: 10))?.code == 0
  }

  /// Whether the code runs as nobody, who has to be given what it is to write.
  private var becomesNobody: Bool {
    switch self {
    case .bubblewrap(_, _, let isRoot), .namespaces(_, _, let isRoot): isRoot
    case .none: false
    }
  }

  /// Gives a folder, and what is in it, to whom the sandbox's programs run as.
  func lend(_ folder: String) { if becomesNobody { giveFolder(folder, to: 65534) } }

  /// Takes it back from them, once they have ended.
  func takeBack(_ folder: String) { if becomesNobody { giveFolder(folder, to: 0) } }

  /// The words that run a program which sees no more of the machine's files than its system's and the room's.
  func words(for program: [String], in room: SandboxRoom, within bounds: SandboxBounds) -> [String] {
    switch self {
    case .none:
      return ["/bin/sh", "-c", "\(bounds.shellLimits)\ncd \"$1\"; shift; exec \"$@\"", "sh", room.folder]
        + program
    case .bubblewrap(let path, let warden, let isRoot):
      return bubblewrapped(path, isRoot: isRoot, in: room.reading(warden.path))
        + enter(warden, in: room, within: bounds, isRoot: isRoot) + ["0"] + program
    case .namespaces(let path, let warden, let isRoot):
      let seen = room.shown
      return [path] + (isRoot ? [] : ["--user", "--map-root-user"])
        + ["--net", "--mount", "--pid", "--ipc", "--uts", "--fork", "--kill-child"]
        + enter(warden, in: room, within: bounds, isRoot: isRoot) + ["\(seen.count)", warden.root]
        + seen.flatMap { [$0.use.rawValue, $0.from, $0.place] } + program
    }
  }

  /// What the warden is passed before what is seen and what to run.
  private func enter(
    _ warden: Warden, in room: SandboxRoom, within bounds: SandboxBounds, isRoot: Bool
  ) -> [String] {
    [
      warden.path, isRoot ? "nobody" : "self", bounds.isAlone ? "alone" : "tools", "\(bounds.memory)",
      "\(bounds.seconds)", "\(bounds.file)", "\(bounds.processes)", room.folder,
    ]
  }

  /// Bubblewrap with a root to which nothing can be written but where the room says so.
  private func bubblewrapped(_ path: String, isRoot: Bool, in room: SandboxRoom) -> [String] {
    // Root needs no user namespace, and keeps the powers by which it becomes nobody.
    let kinds = ["ipc", "pid", "net", "uts"].map { "--unshare-\($0)" }
    let namespaces = isRoot ? kinds + ["--cap-add", "ALL"] : ["--unshare-all"]
    let system = Self.systemFolders.flatMap { place -> [String] in
      let link = linkTarget(place)
      return link.map { ["--symlink", $0, place] } ?? ["--ro-bind-try", place, place]
    }
    let seen = room.shown.flatMap { one -> [String] in
      let option =
        switch one.use {
        case .see: "--ro-bind"
        case .fill: "--bind"
        case .use: "--dev-bind"
        }
      // A device can be written to there all the same; its mode and its dates can't.
      return [option, one.from, one.place] + (one.use == .use ? ["--remount-ro", one.place] : [])
    }
    // As the first process there it isn't seen to end before all others have. One that became nobody would outlive
    // bubblewrap, which has no power over it; then bubblewrap's own process is the first.
    let first = isRoot ? [] : ["--as-pid-1"]
    return [path] + namespaces + first + ["--die-with-parent", "--new-session"] + system
      + ["--proc", "/proc", "--dir", "/tmp"] + parents(of: room.shown.map(\.place)).flatMap { ["--dir", $0] }
      + seen + ["--remount-ro", "/", "--remount-ro", "/proc"]
  }

  /// The folders that places lie in, the outer before the inner: bubblewrap would make them its user's alone.
  private func parents(of places: [String]) -> [String] {
    var result: [String] = []
    for place in places {
      var path = ""
      for part in place.split(separator: "/").dropLast() {
        path += "/\(part)"
        if !result.contains(path),
          !Self.systemFolders.contains(where: { path == $0 || path.hasPrefix("\($0)/") })
        {
          result.append(path)
        }
      }
    }
    return result
  }

  /// As the warden shows them.
  private static let systemFolders = ["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64"]
}

extension SandboxRoom {
  /// The same with one more file to read.
  fileprivate func reading(_ path: String) -> SandboxRoom {
    var room = self
    room.readable.append(path)
    return room
  }
}
