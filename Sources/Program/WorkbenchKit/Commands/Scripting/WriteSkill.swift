import CommandGrammar
import Machine
import Notation

/// `skill`.
struct WriteSkill: Query {
  static var card: Card {
    Card(
      "skill", group: "scripting", "Writes a skill that shows agents how to work with the program.",
      details: """
        The folder 'workbench' with a SKILL.md (agentskills.io) goes into a folder where agents look for skills, as \
        .agents/skills of a project; without --output-dir the file is printed. Another SKILL.md there stays as it is \
        without --force.
        """,
      examples: [
        Example("skill", "Prints it."),
        Example("skill --output-dir .", "Writes workbench/SKILL.md."),
      ])
  }

  @Parameter(
    option: "The folder in which the skill's own is made; folders above it must be there.", value: "folder",
    completion: .file)
  var outputDir: String?
  @Parameter(flag: "Overwrite another SKILL.md.") var force: Bool

  private static let folder = "workbench"

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let bytes = PackageResources.SKILL_md
    guard let outputDir else { return .document(String(decoding: bytes, as: UTF8.self)) }
    let folder = (outputDir.hasSuffix("/") ? outputDir : outputDir + "/") + Self.folder
    let file = "\(folder)/SKILL.md"
    let path = session.path(of: file)
    if !force, isPlainFile(path), try readFile(path) != bytes { throw SkillOverwrite(file: file) }
    try session.makeFolder(outputDir)
    try session.makeFolder(folder)
    try session.write(bytes, to: file)
    return Reply("wrote \(file)")
  }
}

/// A skill that would take the place of another one.
struct SkillOverwrite: Error, CustomStringConvertible {
  let file: String
  var description: String { "'\(file)' is another skill or was changed; overwrite it with '--force'" }
}
