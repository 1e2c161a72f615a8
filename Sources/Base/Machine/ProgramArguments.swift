import CArguments

/// The words after the program's name; throws an `ArgumentEncodingError` where one is no text.
///
/// They come from the loader, not from `/proc`, which chroots and sandboxes may lack.
public func programArguments() throws(ArgumentEncodingError) -> [String] {
  var words: [String] = []
  for index in 1..<max(1, Int(workbench_argument_count())) {
    guard let start = workbench_argument(Int32(index)) else { break }
    guard let word = String(validatingCString: start) else {
      throw ArgumentEncodingError(word: String(cString: start))
    }
    words.append(word)
  }
  return words
}

/// A word of the command line that is not UTF-8, so that it can't be kept or printed as it is.
public struct ArgumentEncodingError: Error, CustomStringConvertible {
  /// With U+FFFD where it is no text.
  let word: String
  /// What is wrong, and what helps.
  public var description: String {
    "the word '\(word)' is not UTF-8 text; give the file another name, or set the terminal to UTF-8"
  }
}
