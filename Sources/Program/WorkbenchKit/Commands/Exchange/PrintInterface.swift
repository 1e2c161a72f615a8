import CommandGrammar
import InterfaceBuilder
import Machine
import Notation

/// `print-ib`.
struct PrintInterface: Query {
  static var card: Card {
    Card(
      "print-ib", group: "exchange",
      "Prints a storyboard or xib as text, a fact a line, as git diff shows it.",
      details: """
        There is a line for each object, with its kind, its text and its place in the tree, then one for each of its \
        attributes, for what it holds, and for each constraint, in the order of the file. An object is called by its \
        label or its outlet, where no other one of the scene has that name, else by its kind and its identifier, so \
        that a line stays as it is when others change. What Xcode writes by itself is left out: frames, marks such as \
        'misplaced', places on the canvas, versions, the device and the lists of images and colors. A file that can't \
        be read is printed as it is. 'git-setup' has 'git diff', 'git show' and 'git log -p' compare this text.
        """,
      examples: [
        Example("print-ib Main.storyboard", "Prints the file's objects and constraints.")
      ])
  }

  @Parameter(argument: "The storyboard or xib.", completion: .file) var file: String

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let bytes = try readFile(session.path(of: file))
    if let text = try? InterfaceText(bytes) {
      return .document(text.lines.map { "\($0)\n" }.joined())
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw TextEncodingError(file: file) }
    guard session.format == .text else { return .document(text) }
    // To the last byte: a document would get an end of its last line.
    try session.surroundings.output(text)
    return .printed()
  }
}
