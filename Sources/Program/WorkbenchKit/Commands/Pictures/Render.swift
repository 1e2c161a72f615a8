import CommandGrammar
import DesignModel
import Machine
import Matrix
import Notation
import Pictures
import Rendering
import Storage

/// `render`.
struct Render: Query {
  static var card: Card {
    Card(
      "render", group: "pictures",
      "Draws a screen: texts as they break, controls, the device, and what is wrong.",
      details: """
        Without --format and --output a sketch goes to the terminal. A file's ending names its format; with several \
        profiles it holds all of them side by side, while a folder, named with '/' at its end, gets a file for each. \
        SVG is the same on every machine; PNG and PDF are drawn by Cairo with the machine's fonts. Layers: frames, \
        text, guides, constraints, intrinsic, safeArea, keyboard, conflicts, ambiguities, scroll, truncation. \
        --format json and its like give the frames as solve does, each with the number n that --numbers writes on it.
        """,
      examples: [
        Example("render login", "Sketches login on iphone-16/portrait."),
        Example(
          "render login --device iphone-se-3,ipad-mini-7 --text-size L,AX5 -o login.svg",
          "Draws four profiles into one file."),
        Example(
          "render login --layers text,constraints,intrinsic --numbers -o login.svg",
          "Draws what holds the views in their places."),
        Example("render login --diff v1 -o change.svg", "Draws before, after and what moved."),
      ])
  }

  @Parameter(argument: "The screen to draw.", completion: .object(.screen)) var screen: String
  @Parameter(
    argument:
      "With --diff: the earlier revision, HEAD if none is given, and the later, the working design if none is.",
    completion: .revision)
  var revisions: [String] = []
  @ParameterGroup var profiles: ProfileOptions
  @Parameter(option: "The revision to draw.", completion: .revision) var revision: String?
  @Parameter(flag: "Draw two revisions and what moved between them.") var diff: Bool
  @Parameter(option: "How to draw; text is a sketch, and json, ndjson, tsv and csv are the frames.")
  var format: FormatChoice<PictureFormat>?
  @Parameter(option: "The file or folder.", short: "o", value: "file", completion: .file) var output: String?
  @Parameter(option: "What to show beside the controls, separated by commas.", value: "layer,…")
  var layers: CommaList<PictureLayer> = CommaList(PictureLayer.standard)
  @Parameter(flag: "Write its number on each view.") var numbers: Bool
  @ParameterGroup var size: PictureSize
  @ParameterGroup var threads: Threads

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let columns = try checkOptions(session)
    var question = try ask(&session)
    question.columns = columns
    let own = session.choose(format)
    let target = try RenderTarget(
      format: own, output: output,
      isFolder: output.map { $0.hasSuffix("/") || session.isFolder($0) } ?? false,
      common: session.format)
    switch target {
    case .records: return records(question)
    case .sketch: return .drawing(sketches(question))
    case .document(let format):
      return .document(String(decoding: try bytes(question, .picture(format), in: session), as: UTF8.self))
    case .file(let file, let content):
      try session.write(bytes(question, content, in: session), to: file)
      return reply([(file, question.profiles)], into: file)
    case .folder(let folder, let content): return try fill(folder, with: content, question, in: session)
    }
  }

  /// Gives the width of a sketch.
  private func checkOptions(_ session: Session) throws -> Int {
    if !diff, let word = revisions.first { throw RenderError.revisionsWithoutDiff(word) }
    if diff, revisions.count > 2 { throw RenderError.tooManyRevisions(revisions[2]) }
    if diff, revision != nil { throw RenderError.revisionWithDiff }
    return try size.columns(in: session, least: Picture.fewestColumns)
  }

  // MARK: The question

  /// What to draw: one version of the screen or two, each on the profiles that its design knows.
  private struct Question {
    var versions: [(scene: PictureScene, profiles: [PicturedProfile])]
    var profiles: [PicturedProfile] { versions.last!.profiles }
    /// The width of a sketch.
    var columns = 80
  }

  private func ask(_ session: inout Session) throws -> Question {
    let path = try session.storePath()
    return try session.readStore { store in
      guard diff else {
        let snapshot = try store.snapshot(at: revision ?? "working")
        return Question(versions: [
          try version(of: snapshot.screen(named: screen), in: snapshot, beside: path)
        ])
      }
      let names = [revisions.first ?? "HEAD", revisions.dropFirst().first ?? "working"]
      let (before, after) = (try store.snapshot(at: names[0]), try store.snapshot(at: names[1]))
      let later = try after.screen(named: screen)
      guard let entry = before.entries.first(where: { $0.id == later.id }) else {
        throw RenderError.notInBoth(screen: screen, earlier: names[0])
      }
      return Question(versions: [
        try version(of: before.screen(of: entry), in: before, beside: path, called: names[0]),
        try version(of: later, in: after, beside: path, called: names[1]),
      ])
    }
  }

  private func version(
    of screen: Screen, in snapshot: Snapshot, beside store: String, called name: String? = nil
  ) throws -> (scene: PictureScene, profiles: [PicturedProfile]) {
    if name == nil { try screen.check(profiles.state) }
    let devices = try snapshot.devices()
    let chosen = profiles.query.profiles(
      for: screen, among: try profiles.query.selection(in: snapshot), on: devices)
    let scene = PictureScene(
      screen, title: name ?? screen.name, layers: layers.elements, isNumbered: numbers,
      engine: Workbench.engine, text: Workbench.text,
      assets: AssetCatalogues(of: screen, beside: store).assets)
    return (scene, try chosen.map { try PicturedProfile($0, on: devices) })
  }

  // MARK: Pictures

  /// The pictures of one profile: the screen, or both versions of it.
  private func pictures(_ question: Question, _ index: Int) -> [Picture] {
    question.versions.map { $0.scene.picture(on: $0.profiles[index]) }
  }

  private func drawing(_ question: Question, _ index: Int) -> Drawing {
    let pictures = pictures(question, index)
    return diff ? ChangePicture(before: pictures[0], after: pictures[1]).drawing : pictures[0].drawing
  }

  /// All profiles on one sheet.
  private func sheet(_ question: Question) -> Drawing {
    let count = question.profiles.count
    let drawings = parallelMap(count: count, jobs: threads.count) { drawing(question, $0) }
    return count == 1 ? drawings[0] : ContactSheet.drawing(of: drawings)
  }

  private func sketches(_ question: Question) -> String {
    question.profiles.indices.map { sketch(question, $0) }.joined(separator: "\n\n")
  }

  private func sketch(_ question: Question, _ index: Int) -> String {
    pictures(question, index).map { picture in
      let status = picture.appearance.layout.unrest == nil ? "" : ": no rest, as the last round has it"
      return "\(picture.title) on \(picture.subtitle)\(status)\n\(picture.sketch(columns: question.columns))"
    }.joined(separator: "\n\n")
  }

  private func bytes(
    _ question: Question, _ content: RenderTarget.Content, in session: Session
  ) throws -> [UInt8] {
    switch content {
    case .sketch: Array((sketches(question) + "\n").utf8)
    case .picture(let format): try format.file(of: sheet(question), scale: size.scale, in: session)
    }
  }

  // MARK: Replies

  /// The frames of every profile, each with its number.
  private func records(_ question: Question) -> Reply {
    let records = question.profiles.indices.flatMap { index in
      pictures(question, index).enumerated().flatMap { version, picture in
        LaidOutScreen(
          screen: picture.screen, profile: question.versions[version].profiles[index].profile,
          layout: picture.appearance.layout
        ).records(numbered: true)
      }
    }
    return Reply("", list: records)
  }

  /// Writes a file for each profile, named for it.
  private func fill(
    _ folder: String, with content: RenderTarget.Content, _ question: Question, in session: Session
  ) throws -> Reply {
    try session.makeFolder(folder)
    var files: [(String, [PicturedProfile])] = []
    for (index, place) in question.profiles.enumerated() {
      let name = "\(screen)/\(place.profile.name)".asFileName + ".\(content.ending)"
      var single = question
      for version in single.versions.indices {
        single.versions[version].profiles = [question.versions[version].profiles[index]]
      }
      let file = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      try session.write(bytes(single, content, in: session), to: file)
      files.append((file, [place]))
    }
    return reply(files, into: folder)
  }

  private func reply(_ files: [(path: String, profiles: [PicturedProfile])], into output: String) -> Reply {
    let text =
      files.count == 1
      ? "wrote \(files[0].path)" : "wrote \(counted(files.count, "picture")) into \(output)"
    return Reply(
      text,
      list: files.map { file in
        WrittenPicture(file: file.path, screen: screen, profiles: file.profiles.map(\.profile.name)).record
      })
  }
}

extension String {
  /// The text as the name of a file in any folder: what paths or shells take for something else becomes `_`.
  var asFileName: String {
    String(map { $0.isLetter || $0.isNumber || "-.+=".contains($0) ? $0 : "_" })
  }
}
