import Notation

/// One finding, with as much of its place as is known.
struct Notice: Sendable, Hashable {
  /// The identifier of one of the report's rules.
  var rule: String
  /// How grave this finding is.
  var level: NoticeLevel
  /// One sentence, or one and a list below it.
  var message: String
  /// The file as the user or the folder named it.
  var file: String?
  /// Counted from 1.
  var line: Int?
  /// The screen's name.
  var screen: String?
  /// The view's name.
  var view: String?
  /// Tells this finding from all others, and is the same as long as the finding is: it names objects, never lines.
  var key: String
  /// Figures and circumstances, each under a name of its own.
  var facts: [String: JSON] = [:]
  /// Whether it makes the run fail.
  var isFailure = true
  /// Why it is accepted; nil for one that is not.
  var justification: String?

  /// Which of the report's subjects it is about: the file where it has one, or else the screen.
  var subject: String { file ?? screen ?? "" }

  /// The place in the design: `login/form`; nil where none is known.
  var place: String? {
    let names = [screen, view].compactMap(\.self)
    return names.isEmpty ? nil : names.joined(separator: "/")
  }

  /// For people: `Main.storyboard:14: login: form …`.
  var text: String {
    var words = ""
    if let file { words += line.map { "\(file):\($0): " } ?? "\(file): " }
    if let screen { words += "\(screen): " }
    return words + message
  }
}
