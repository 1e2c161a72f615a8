import CommandGrammar
import Notation
import Rendering

/// Where a command's pictures go and in which form.
enum RenderTarget {
  /// Frames as records on standard output.
  case records
  /// Box drawing on standard output.
  case sketch
  /// A document on standard output, in a form that is text.
  case document(PictureFormat)
  /// One file for all profiles.
  case file(String, Content)
  /// A file for each profile.
  case folder(String, Content)

  /// What a file holds.
  enum Content {
    case sketch
    case picture(PictureFormat)

    /// What a file's name ends in, after the dot.
    var ending: String {
      switch self {
      case .sketch: "txt"
      case .picture(let format): format.rawValue
      }
    }
  }

  /// What `--format` and `--output` ask for together: the format may follow from the file's ending.
  init(format: PictureFormat?, output: String?, isFolder: Bool, common: Format) throws(RenderError) {
    guard let output else {
      switch format {
      case .some(let format):
        guard format.isText else { throw .needsFile(format) }
        self = .document(format)
      case nil: self = common == .text ? .sketch : .records
      }
      return
    }
    if isFolder {
      self = .folder(output, .picture(format ?? .svg))
    } else if let format {
      self = .file(output, .picture(format))
    } else {
      let ending = output.split(separator: ".", omittingEmptySubsequences: false).last.map(String.init) ?? ""
      if let format = PictureFormat(rawValue: ending.lowercased()) {
        self = .file(output, .picture(format))
      } else if ending.lowercased() == "txt" {
        self = .file(output, .sketch)
      } else {
        throw .unknownEnding(output)
      }
    }
  }
}

/// A `render` that can't start.
enum RenderError: Error, CustomStringConvertible {
  case needsFile(PictureFormat)
  case unknownEnding(String)
  case unusableScale(Double)
  case tooFewColumns(Int, least: Int)
  case revisionsWithoutDiff(String)
  case tooManyRevisions(String)
  case revisionWithDiff
  case notInBoth(screen: String, earlier: String)

  var description: String {
    switch self {
    case .needsFile(let format): "a \(format.rawValue) is no text; name a file for it with --output"
    case .unknownEnding(let file):
      "'\(file)' doesn't end in \(PictureFormat.endings); use one of these endings, or give --format, or end a folder's name in '/'"
    case .unusableScale(let scale):
      "can't draw \(scale.shown) pixels a point; --scale takes more than 0 and at most 16"
    case .tooFewColumns(let columns, let least):
      "\(columns) columns are too few; --columns takes \(least) to 1000"
    case .revisionsWithoutDiff(let word):
      "'\(word)' is one argument too many; say --revision to draw a revision, or --diff to compare two"
    case .tooManyRevisions(let word): "'\(word)' is a third revision; --diff compares two"
    case .revisionWithDiff: "--diff names its revisions itself; leave --revision out"
    case .notInBoth(let screen, let earlier):
      "screen '\(screen)' is not in '\(earlier)'; compare with a later revision"
    }
  }
}
