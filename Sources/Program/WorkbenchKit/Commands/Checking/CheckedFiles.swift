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
  /// Those among the words; nil where all are screens.
  ///
  /// What the store has a screen of is no path.
  init?(_ words: [String], in session: inout Session) throws {
    let candidates = words.filter { Self.looksLikePath($0, in: session) }
    if candidates.isEmpty { return nil }
    let named = candidates.filter { $0.hasPrefix("./") || !Self.isScreen($0, in: &session) }
    if named.isEmpty { return nil }
    if let screen = words.first(where: { !named.contains($0) }) {
      throw CheckFilesError.mixed(screen: screen, file: named[0])
    }
    paths = named.map(session.path(of:))
  }

  private static func looksLikePath(_ word: String, in session: Session) -> Bool {
    let endings = InterfaceBuilderFile.endings + [FoundFiles.codeEnding]
    return word.hasPrefix("./") || word.hasPrefix("/") || endings.contains(where: word.hasSuffix)
      || isPlainFile(session.path(of: word)) || session.isFolder(word)
  }

  /// True for a screen of the store; where none can be opened there are only files.
  private static func isScreen(_ word: String, in session: inout Session) -> Bool {
    (try? session.screen(named: word, at: nil)) != nil
  }

  /// Imports the files into a store in memory, which the session has from then on: as they are, and before that, as the
  /// store's only revision, as they were where the branch began, if that is asked for.
  ///
  /// Where they are asked is said unless the options name the devices, or all windows. What the same check found of the same files is kept.
  func open(for question: Question, in session: inout Session) throws -> Imported {
    let revision = question.since
    let found = try FoundFiles(at: paths, runningCode: question.runsCode, in: session)
    if revision != nil, let code = found.code.first { throw CheckFilesError.codeSince(code) }
    let earlier = try revision.map { try FilesSince($0, found.documents, at: paths, in: session) }
    let documents = earlier?.changed ?? found.documents
    let reach = FileReach(of: documents.isEmpty ? found.documents + found.code : documents + found.code)
    let isAsked = question.isAskedWhereAppsRun && !(documents + found.code).isEmpty
    var imported = Imported(
      remarks: [earlier?.sentence, isAsked ? reach.sentence : nil].compactMap(\.self) + found.leftOut)
    if earlier == nil, found.code.isEmpty {
      let kept = KeptImports(of: documents, on: reach.profiles, for: question.invocation, in: session)
      if let store = kept?.open(as: session.newStorePath) {
        session.use(store)
        return imported
      }
      imported.kept = kept
    }
    let store = try session.openStoreInMemory(Design(devices: Device.catalogue, profiles: reach.profiles))
    imported.baseline = try earlier?.keep(in: store, markingPoses: isAsked).name
    let scenes = try take(documents, into: store, markingPoses: isAsked)
    if let built = try found.code.isEmpty ? nil : run(found.code, in: &session) {
      imported.remarks.insert(built, at: imported.remarks.count - found.leftOut.count)
    } else {
      imported.isEmpty = scenes.imported.isEmpty
    }
    if imported.isEmpty, let refused = scenes.refused.first { throw CheckFilesError.refused(refused) }
    if imported.isEmpty, earlier == nil { throw CheckFilesError.noScreens(paths) }
    imported.refused = scenes.refused
    return imported
  }

  /// Imports storyboards and xibs; what they had before and have no longer goes.
  private func take(
    _ documents: [String], into store: Store, markingPoses isMarking: Bool
  ) throws -> ImportScenes {
    try store.edit(EditRecord(command: ImportInterfaceBuilder.card.name)) { draft in
      var scenes = try ImportScenes(into: draft, at: store.path, isForced: true)
      for file in documents { try scenes.addOrLeaveOut(file) }
      try scenes.removeOthers()
      if isMarking { try scenes.markPoses(in: draft) }
      return scenes
    }
  }

  /// Runs code in the sandbox, imports what it builds, and says what that is.
  private func run(_ code: [String], in session: inout Session) throws -> String {
    var importing = ImportSwift()
    importing.paths = code
    return try importing.run(in: &session).text
  }

  /// What is asked of files.
  struct Question {
    /// Compare with the files as they were where the branch left this revision of git.
    var since: String?
    /// Run Swift files of folders.
    var runsCode = false
    /// Whether the profiles are those on which the files' projects say that they run.
    var isAskedWhereAppsRun: Bool
    /// The command, by which what was found is kept.
    var invocation: Invocation
  }

  /// What became of the files.
  struct Imported {
    /// Whether there is nothing to check.
    var isEmpty = false
    /// The revision that has them as they were; nil where that wasn't asked.
    var baseline: String?
    /// Where they are asked and what is left out, in words.
    var remarks: [String]
    /// Those that can't be read.
    var refused: [RefusedFile] = []
    /// Where what is found of them is kept for the next run; nil where it is kept already, or not at all.
    var kept: KeptImports?

    init(remarks: [String]) { self.remarks = remarks }

    /// Keeps what was found of them, if all could be read.
    func keep(_ store: Store) { if refused.isEmpty { kept?.keep(store) } }

    /// The answer, with what was left out.
    func remark(on reply: Reply) -> Reply {
      var reply = reply
      if reply.isDocument { return refusing(reply) }
      reply = reply.with(remarks: refused.map(\.sentence) + remarks, refused.map(\.record))
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
