import Machine
import Notation

/// Why code was not imported.
public enum SwiftImportError: Error, Hashable, CustomStringConvertible {
  /// No compiler was found.
  case noCompiler
  /// What was named as a compiler is none.
  case notACompiler(String)
  /// The compiler is older than the recorder's sources allow.
  case oldCompiler(String, version: String)
  /// The toolchain lacks the modules that read Swift.
  case noSwiftSyntax(String)
  /// Nobody knows where to keep what is compiled.
  case noCache
  /// The folder for what is compiled belongs to somebody else, or anybody may write into it.
  case foreignCache(String)
  /// Others may exchange the folder for what is compiled, since they may write into a folder that it lies in.
  case exchangeableCache(String, in: String)
  /// All of it took longer than so many seconds.
  case tookTooLong(Double)
  /// Minutes that no import can be given.
  case unusableMinutes(Double)
  /// The recorder itself doesn't compile.
  case recorderFails(String)
  /// There is no Swift at these paths.
  case noSources([String])
  /// The files at these paths have so many bytes together, which is more than is read.
  case tooMuchSwift([String], bytes: Int)
  /// A library that was named has no Swift.
  case noLibrary(String, path: String)
  /// A word that doesn't name a library and its place.
  case notALibrary(String)
  /// The user's code doesn't compile: the compiler's words.
  case compilerErrors([String])
  /// The code has no class of that name.
  case unknownClass(String, among: [String])
  /// The code has no view and no controller that could be made.
  case nothingToMake([String])
  /// There is nothing that could keep the code from the machine.
  case noSandbox
  /// The code describes its views in SwiftUI.
  case swiftUI(String)
  /// A link in a folder leads out of it.
  case linkOutside(String, of: String, target: String)
  /// A file's name holds what no line of text or no quotes can.
  case oddName(String)

  public var description: String {
    switch self {
    case .noCompiler:
      "no Swift compiler was found: install a toolchain (6.0 or later) from swift.org, or name its 'swiftc' with --compiler or SWIFTC"
    case .notACompiler(let path): "'\(path)' is no Swift compiler; name a 'swiftc'"
    case .oldCompiler(let path, let version):
      "'\(path)' is Swift \(version), and 6.0 or later is needed; name a newer 'swiftc' with --compiler or SWIFTC"
    case .noSwiftSyntax(let folder):
      "the toolchain has no SwiftSyntax in '\(folder)'; install a whole toolchain from swift.org"
    case .noCache: "there is no folder for what is compiled; set XDG_CACHE_HOME or HOME"
    case .foreignCache(let path):
      "others may write into '\(path)', and what lies there is run; name a folder of your own by XDG_CACHE_HOME"
    case .exchangeableCache(let path, let folder):
      "others may write into '\(folder)' and so exchange '\(path)', and what lies there is run; name a folder of your own by XDG_CACHE_HOME"
    case .unusableMinutes: "--minutes takes 0.1 to 1440"
    case .tookTooLong(let seconds): ImportClock.words(seconds)
    case .recorderFails(let words): "the recorder does not compile with this toolchain: \(words)"
    case .noSources(let paths):
      "there is no Swift in \(Self.quoted(paths)); name files or folders with '.swift' files"
    case .tooMuchSwift(let paths, let bytes):
      "the Swift files of \(Self.quoted(paths)) have \((bytes + (1 << 20) - 1) >> 20) MB together, and at most \(SwiftFiles.mostBytes >> 20) are read; name the folders or files of the screens alone"
    case .noLibrary(let name, let path):
      "there is no Swift for '\(name)' in '\(path)'; name the folder of its sources"
    case .notALibrary(let word): "'\(word)' names no library; write NAME=PATH"
    case .compilerErrors(let lines): "the code does not compile:\n\(lines.joined(separator: "\n"))"
    case .unknownClass(let name, let among): "there is no class '\(name)'\(didYouMean(name, among: among))"
    case .nothingToMake(let reasons) where !reasons.isEmpty:
      "nothing came in:\n\(reasons.joined(separator: "\n"))"
    case .nothingToMake:
      "there is no view and no controller in the code that can be made by itself; name one with --class or say how with --make"
    case .noSandbox:
      "this machine has neither 'bwrap' nor an 'unshare' that works, so nothing would keep the code from your files and the network; install bubblewrap, or say --trust"
    case .swiftUI(let file):
      "'\(file)' describes its views in SwiftUI, and only UIKit's are run; leave the file out"
    case .linkOutside(let file, let folder, let target):
      "'\(Self.plain(file))' leads to '\(Self.plain(target))', outside of '\(Self.plain(folder))'; name that file itself, or leave the link out"
    case .oddName(let path):
      "the name of '\(Self.plain(path))' has a quote, a backslash or a control character; rename the file"
    }
  }

  private static func quoted(_ paths: [String]) -> String {
    paths.map { "'\($0)'" }.joined(separator: ", ")
  }

  /// A path without what would write elsewhere on a terminal.
  private static func plain(_ path: String) -> String {
    String(String.UnicodeScalarView(path.unicodeScalars.map { $0.misleadsReaders ? "?" : $0 }))
  }
}
