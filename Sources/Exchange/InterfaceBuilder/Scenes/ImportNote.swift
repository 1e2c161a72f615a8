/// Something in a file that was not understood or had to be mended.
public struct ImportNote: Hashable, Sendable {
  /// Where it stands, counted from 1; of several the first.
  public let line: Int
  /// What it is and what became of it; a sentence without period.
  public let text: String
  /// How often the file has it.
  public private(set) var count = 1

  /// A note about a line.
  public init(_ line: Int, _ text: String) { (self.line, self.text) = (line, text) }

  /// These notes in the order of their lines, those that say the same as one.
  public static func grouped(_ notes: [ImportNote]) -> [ImportNote] {
    var places: [String: Int] = [:]
    var result: [ImportNote] = []
    for note in notes.sorted(by: { ($0.line, $0.text) < ($1.line, $1.text) }) {
      if let place = places[note.text] {
        result[place].count += note.count
      } else {
        places[note.text] = result.count
        result.append(note)
      }
    }
    return result
  }

  /// The sentence, with how often it is true where that is more than once.
  public var sentence: String { count == 1 ? text : "\(text) (\(count) times, first here)" }
}
