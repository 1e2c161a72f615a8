/// A repository of git, as git itself describes it: git is started for each question, so that its rules hold for what is
/// ignored, how files were renamed and how its objects are kept.
public struct GitRepository {
  /// A file that is not as a commit has it.
  public struct Change: Hashable {
    /// The file now, from the machine's root; what is gone is no change.
    public let path: String
    /// The file in the commit, from the top of the repository; nil for one that is new.
    public let former: String?
  }

  /// The repository's folder, from the machine's root, links resolved.
  public let top: String
  private let variables: [(name: String, value: String)]

  /// What git is given of the environment: where it is found, and where it finds its settings.
  private static let passedOn = [
    "PATH", "HOME", "XDG_CONFIG_HOME", "GIT_DIR", "GIT_WORK_TREE", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM",
    "GIT_CONFIG_NOSYSTEM", "GIT_CEILING_DIRECTORIES",
  ]
  private static let longestWait = 60.0

  /// The repository that holds a folder.
  public init(around folder: String, variable: (String) -> String?) throws(GitError) {
    variables =
      Self.passedOn.compactMap { name in variable(name).map { (name, $0) } }
      + [("LC_ALL", "C"), ("GIT_OPTIONAL_LOCKS", "0"), ("GIT_LITERAL_PATHSPECS", "1")]
    let answer = try Self.ask(["rev-parse", "--show-toplevel"], in: folder, variables)
    guard answer.code == 0 else { throw .noRepository(folder, Self.reason(answer.messages)) }
    top = String(decoding: answer.output.dropLast(answer.output.last == 10 ? 1 : 0), as: UTF8.self)
  }

  /// The commit at which a revision and HEAD parted: its name.
  public func mergeBase(of revision: String) throws(GitError) -> String {
    let base = try ask(["merge-base", try commit(of: revision), "HEAD"])
    guard base.code == 0 else { throw .noCommonCommit(revision) }
    return Self.word(base.output)
  }

  /// The name of the commit that a revision is.
  public func commit(of revision: String) throws(GitError) -> String {
    let commit = try ask(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"])
    guard commit.code == 0 else { throw .unknownRevision(revision, top) }
    return Self.word(commit.output)
  }

  /// The files that are not as a commit has them, in the order of their paths; of new ones that git doesn't know yet and
  /// doesn't ignore those at the given paths.
  public func changes(since commit: String, newAt paths: [String]) throws(GitError) -> [Change] {
    try moves(from: commit, newAt: paths).compactMap { move in
      move.later.map { Change(path: "\(top)/\($0)", former: move.earlier) }
    }
  }

  /// What a commit has in a file, which is named from the top of the repository.
  public func content(of file: String, at commit: String) throws(GitError) -> [UInt8] {
    try answer(["cat-file", "blob", "\(commit):\(file)"])
  }

  /// The files and folders at those paths that git ignores, from the machine's root; folders end in a slash.
  public func ignored(at paths: [String]) throws(GitError) -> [String] {
    try listing(
      ["ls-files", "-z", "--others", "--ignored", "--exclude-standard", "--directory", "--"]
        + paths.map(fullPath)
    ).map { "\(top)/\($0)" }
  }

  // MARK: Questions

  typealias Answer = (code: Int32, output: [UInt8], messages: [UInt8])

  func listing(_ words: [String]) throws(GitError) -> [String] {
    try answer(words).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  private func answer(_ words: [String]) throws(GitError) -> [UInt8] {
    let answer = try ask(words)
    guard answer.code == 0 else { throw .failed(words[0], Self.reason(answer.messages)) }
    return answer.output
  }

  func ask(_ words: [String]) throws(GitError) -> Answer { try Self.ask(words, in: top, variables) }

  private static func ask(
    _ words: [String], in folder: String, _ variables: [(name: String, value: String)]
  ) throws(GitError) -> Answer {
    do {
      // No program of the repository's own choice is run to watch its files.
      let git = try ChildProcess(
        ["git", "-c", "core.fsmonitor=false", "-C", folder] + words, variables: variables)
      git.hangUp()
      let (code, output) = try git.finish(within: longestWait)
      return (code, output, git.messages)
    } catch {
      throw .notAsked(error)
    }
  }

  static func word(_ output: [UInt8]) -> String {
    String(decoding: output.prefix { $0 != 10 }, as: UTF8.self)
  }

  /// The first line of what git says is wrong, without what it begins with.
  static func reason(_ messages: [UInt8]) -> String {
    let line = word(messages)
    return ["fatal: ", "error: "].first(where: line.hasPrefix).map { String(line.dropFirst($0.count)) }
      ?? line
  }
}

/// A question that git doesn't answer.
public enum GitError: Error, CustomStringConvertible {
  case noRepository(String, String)
  case unknownRevision(String, String)
  case noCommonCommit(String)
  case failed(String, String)
  case notAsked(ChildProcess.Failure)

  public var description: String {
    switch self {
    case .noRepository(let folder, let reason): "'\(folder)' is in no repository of git: \(reason)"
    case .unknownRevision(let revision, let top):
      "'\(revision)' is no commit of the repository '\(top)'; git log --all lists them, and git fetch gets a remote's"
    case .noCommonCommit(let revision):
      "'\(revision)' and HEAD have no commit in common that is here; git fetch --unshallow gets all of them"
    case .failed(let command, let reason): "git \(command): \(reason)"
    case .notAsked(.notStarted(let reason)): "git can't be started: \(reason); install git"
    case .notAsked(.tooLate): "git gave no answer within a minute"
    case .notAsked(.tooMuch): "git said more than can be read"
    case .notAsked(.ended(let code)): "git ended with exit code \(code)"
    }
  }
}
