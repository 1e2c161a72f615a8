import CommandGrammar
import Findings
import History
import InterfaceBuilder
import Machine
import SceneExchange
import Storage

/// `diff` of storyboards and xibs at two revisions of git.
extension Diff {
  /// Imports the files as they were and as they are, and compares the two as revisions of a store.
  func answer(aboutFilesIn session: inout Session) throws -> Reply {
    if screens { throw DiffError.filesAreNoScreens }
    let isMarkdown = session.choose(format) == .markdown
    let found = try FilesInGit(files, from: from ?? "HEAD", to: to, in: session)
    let reach = FileReach(of: found.paths)
    let versions = try FileVersions(found.files).open(on: reach.profiles, in: &session)
    if everyWindow {
      for file in versions.refused { session.note(file.sentence) }
      return try answerInEveryWindow(from: versions.earlier.name, to: "working", in: &session)
    }
    var difference = try compare(versions.earlier.name, with: "working", in: &session)
    difference.refused = versions.refused
    // Sums and names have no place for it.
    if stat || nameOnly { for file in versions.refused { session.note(file.sentence) } }
    let reply = reply(
      difference, isMarkdown: isMarkdown,
      FilePaths(besideStore: try session.storePath(), from: session.surroundings.folder))
    let isAsked = (wants(layout) || wants(findings)) && !profiles.namesDevices
    guard isAsked, !stat, !nameOnly, !reply.isDocument, !difference.designs.pairs.isEmpty else {
      return reply
    }
    return reply.with(remarks: [reach.sentence])
  }

  /// True for a word that is a storyboard or xib, and so no revision and no screen.
  func isFile(_ word: String, in session: Session) -> Bool {
    InterfaceBuilderFile.endings.contains(where: word.hasSuffix) && isPlainFile(session.path(of: word))
  }
}
