/// Something in a file that was not understood or had to be mended.
public struct ImportNote: Hashable, Sendable {
  /// Where it stands, counted from 1; of several the first.
  public let line: Int
  /// What it is and what became of it; a sentence without period.
  public let text: String
  /// The attribute or element in question, as the file calls it; nil where it is about something else.
  public let name: String?
  /// How often the file has it.
  public private(set) var count = 1

  /// A note about a line, on what has that name.
  public init(_ line: Int, _ text: String, of name: String? = nil) {
    (self.line, self.text, self.name) = (line, text, name)
  }

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

  /// How often each name comes in notes, the most frequent first, and as nil the notes without one.
  public static func counts(_ notes: [ImportNote]) -> [(name: String?, count: Int)] {
    var counts: [String?: Int] = [:]
    for note in notes { counts[note.name, default: 0] += note.count }
    return counts.map { (name: $0.key, count: $0.value) }.sorted { one, other in
      (one.name == nil ? 1 : 0, -one.count, one.name ?? "")
        < (other.name == nil ? 1 : 0, -other.count, other.name ?? "")
    }
  }

  /// The sentence, with how often it is true where that is more than once.
  public var sentence: String { count == 1 ? text : "\(text) (\(count) times, first here)" }
}
