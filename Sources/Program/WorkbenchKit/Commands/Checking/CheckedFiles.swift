import CommandGrammar
import DesignModel
import InterfaceBuilder
import Machine
import Notation
import SceneExchange
import Storage

/// The storyboards and xibs that `check` is asked about: they are imported into a store in memory, which is gone with the
/// run.
struct CheckedFiles {
  /// Files and folders, as the process finds them.
  private let paths: [String]
  /// What `check` leaves out of a folder: what other tools put there.
  private static let foreign: Set<String> = ["Pods", "Carthage", "DerivedData", ".build", "node_modules"]
  private static let code = ".swift"

  /// Those among the words; nil where all are screens.
  ///
  /// What the store has a screen of is no path.
  init?(_ words: [String], in session: inout Session) throws {
    let candidates = words.filter { Self.looksLikePath($0, in: session) }
    if candidates.isEmpty { return nil }
    let named = candidates.filter { $0.hasPrefix("./") || !Self.isScreen($0, in: &session) }
    if named.isEmpty { return nil }
    if let code = named.first(where: { $0.hasSuffix(Self.code) }) { throw CheckFilesError.code(code) }
    if let screen = words.first(where: { !named.contains($0) }) {
      throw CheckFilesError.mixed(screen: screen, file: named[0])
    }
    paths = named.map(session.path(of:))
  }

  private static func looksLikePath(_ word: String, in session: Session) -> Bool {
    let endings = InterfaceBuilderFile.endings + [code]
    return word.hasPrefix("./") || word.hasPrefix("/") || endings.contains(where: word.hasSuffix)
      || isPlainFile(session.path(of: word)) || session.isFolder(word)
  }

  /// True for a screen of the store; where none can be opened there are only files.
  private static func isScreen(_ word: String, in session: inout Session) -> Bool {
    (try? session.screen(named: word, at: nil)) != nil
  }

  /// Imports the files into a store in memory, which the session has from then on.
  func open(in session: inout Session) throws -> Imported {
    let found = try Machine.files(at: paths, endings: InterfaceBuilderFile.endings + [Self.code])
    let files = found.filter { !$0.hasSuffix(Self.code) }
    let own = files.filter { !isForeign($0) }
    if own.isEmpty { throw CheckError.noFiles(paths) }
    let reach = FileReach(of: own)
    let store = try session.openStoreInMemory(Design(devices: Device.catalogue, profiles: reach.profiles))
    let scenes = try store.edit(EditRecord(command: ImportInterfaceBuilder.card.name)) {
      var scenes = try ImportScenes(into: $0, at: store.path, isForced: false)
      for file in own { try scenes.addOrLeaveOut(file) }
      return scenes
    }
    if scenes.imported.isEmpty, let refused = scenes.refused.first { throw CheckFilesError.refused(refused) }
    return Imported(
      reach: reach.sentence, refused: scenes.refused, foreign: files.count - own.count,
      code: found.count { $0.hasSuffix(Self.code) && !isForeign($0) })
  }

  /// True for what lies below a named folder in a folder of another tool's.
  private func isForeign(_ file: String) -> Bool {
    let folder = paths.first { file.hasPrefix($0 + "/") || $0.hasSuffix("/") && file.hasPrefix($0) }
    guard let folder else { return false }
    return file.dropFirst(folder.count).split(separator: "/").dropLast().contains {
      Self.foreign.contains(String($0))
    }
  }

  /// What became of files that are not checked.
  struct Imported {
    /// Where they were asked.
    let reach: String
    /// Those that can't be read.
    let refused: [RefusedFile]
    /// How many are other tools' and how many are code.
    let foreign, code: Int

    /// The answer, with what was left out.
    func remark(on reply: Reply) -> Reply {
      var reply = reply
      if reply.isDocument { return refusing(reply) }
      let counts = [
        reach,
        foreign == 0 ? nil : "\(counted(foreign, "file")) of other tools, as in Pods, left out",
        code == 0 ? nil : "\(counted(code, "Swift file")) not run; import-swift imports what code lays out",
      ]
      reply = reply.with(remarks: refused.map(\.sentence) + counts.compactMap(\.self), refused.map(\.record))
      return refusing(reply)
    }

    private func refusing(_ reply: Reply) -> Reply {
      var reply = reply
      if refused.contains(where: { !$0.isOfOtherPlatform }) { reply.outcome = .refused }
      return reply
    }
  }
}

extension ImportScenes {
  /// Takes in the scenes of a file, or notes why it can't be read.
  fileprivate mutating func addOrLeaveOut(_ path: String) throws {
    do {
      try add(try InterfaceBuilderFile(try readFile(path)), at: path)
    } catch let error as InterfaceBuilderError {
      leaveOut(path, error)
    }
  }
}

/// Files that `check` can't be asked about.
enum CheckFilesError: Error, CustomStringConvertible {
  case code(String)
  case mixed(screen: String, file: String)
  case refused(RefusedFile)
  case baseline
  case nothingToCheck(word: String?, folder: String)

  var description: String {
    switch self {
    case .code(let file):
      "'\(file)' is code, and check reads storyboards and xibs; import-swift imports what code lays out, into a store"
    case .mixed(let screen, let file):
      "'\(screen)' is no file, and '\(file)' is no screen; check screens of the store and files one after the other"
    case .refused(let file): "'\(file.path)': \(file.reason)"
    case .baseline:
      "--baseline names a revision of a store, and files have none; import-ib imports them into a store"
    case .nothingToCheck(let word, let folder):
      (word.map { "no file '\($0)', and " } ?? "")
        + "no store '\(Store.defaultName)' in '\(folder)' or above it; name a storyboard, a xib or a folder to check, or make a store with init"
    }
  }
}
