import CommandGrammar
import Machine
import Notation

/// `git-setup`.
struct SetUpGit: Query {
  static var card: Card {
    Card(
      "git-setup", group: "versions",
      "Has git merge stores, storyboards and xibs by object, and show them as text.",
      details: """
        Writes lines into .gitattributes and .gitignore at the top of the repository, which are to be committed, and \
        the drivers into the configuration of this clone. Whoever else merges runs it in their clone; without that, or \
        without the program, git goes on by its own means. It can be run again, and brings what an earlier version \
        wrote up to date. What others wrote stays as it is: a setting with another value and a pattern that has a line \
        are named and left. --remove takes out what it wrote.
        """,
      examples: [
        Example("git-setup", "Sets the repository around the folder up."),
        Example("git-setup --remove", "Takes all of that out again."),
      ])
  }

  @Parameter(flag: "Take out what was written.") var remove: Bool

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let repository = try GitRepository(
      around: session.surroundings.folder, variable: session.surroundings.variable)
    let isDry = session.options.dryRun
    var lines: [String] = []
    for file in GitDriver.files {
      lines += try setLines(of: "\(repository.top)/\(file.name)", file, isDry: isDry)
    }
    for setting in GitDriver.settings { lines += try set(setting, in: repository, isDry: isDry) }
    let isChanged = lines.contains { !$0.hasPrefix("  ") }
    if !isChanged { lines.insert(remove ? "nothing of git-setup is here" : "git is set up already", at: 0) }
    return Reply(lines.joined(separator: "\n"))
  }

  /// Brings the program's lines in a file to what they are to be; what it did, in sentences.
  private func setLines(
    of path: String, _ file: (name: String, lines: [String]), isDry: Bool
  ) throws -> [String] {
    let old = isPlainFile(path) ? try readFile(path) : []
    let text = OwnLines(old)
    var wanted: [String] = []
    var remarks: [String] = []
    for line in remove ? [] : file.lines {
      let (own, other) = text.wanted(of: line)
      if let own { wanted.append(own) }
      if let other, other != line {
        let relation = own.map { "beside '\($0)'" } ?? "in the place of '\(line)'"
        remarks.append("  left '\(other)' in \(file.name), \(relation)")
      }
    }
    let new = text.with(wanted)
    if new == old { return remarks }
    if !isDry {
      // A file in which nothing else is was made with the lines.
      if new.isEmpty { try removeFile(path) } else { try writeFile(new, to: path) }
    }
    let verb = (isDry ? "would " : "") + (remove ? (isDry ? "take" : "took") : (isDry ? "write" : "wrote"))
    let count = counted(max(wanted.count, text.own.count), "line")
    return ["\(verb) \(count) \(remove ? "out of" : "into") \(file.name)"] + remarks
  }

  /// Brings a setting of this clone to what it is to be; what it did, in sentences.
  private func set(
    _ setting: GitDriver.Setting, in repository: GitRepository, isDry: Bool
  ) throws -> [String] {
    let old = try repository.setting(setting.key)
    if remove {
      guard old == setting.value else { return [] }
      if !isDry { try repository.set(setting.key, to: nil) }
      return ["\(isDry ? "would unset" : "unset") \(setting.key)"]
    }
    if let old {
      return old == setting.value ? [] : ["  left \(setting.key) as it is: '\(old)'"]
    }
    if !isDry { try repository.set(setting.key, to: setting.value) }
    return ["\(isDry ? "would set" : "set") \(setting.key)"]
  }
}
