public import DesignModel

/// Where the files are that screens were imported from.
public protocol ScreenFiles {
  /// The file of a screen; nil where the screen was not imported from one that can be written, or the file isn't there.
  func file(of screen: Screen) -> (any ScreenFile)?
}

/// A file that has to hold what repairs make of the screen that was imported from it.
public protocol ScreenFile {
  /// The file's name, without its folder.
  var name: String { get }

  /// Why the file can't hold the changed screen, a clause for each of its objects; none where it can.
  func refusals(of changed: Screen) -> [String]
}
