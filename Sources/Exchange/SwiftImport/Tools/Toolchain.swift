import Machine
import Platform

/// A Swift toolchain of the machine.
public struct Toolchain: Sendable {
  /// The compiler's path.
  public let compiler: String
  /// What the compiler says that it is.
  public let version: String
  /// The toolchain's folder, `usr`, links resolved.
  let root: String

  /// The folder of the toolchain's libraries, `usr/lib/swift`.
  var libraries: String { "\(root)/lib/swift" }

  /// The compiler by a path that leads through no link outside of the toolchain.
  var swiftc: String { "\(root)/bin/swiftc" }

  /// What compiles C and links: the toolchain's own, else the system's.
  var clang: String {
    let own = "\(root)/bin/clang"
    return access(own, X_OK) == 0 ? own : "/usr/bin/clang"
  }

  /// The folder of SwiftSyntax.
  var host: String { "\(libraries)/host" }

  /// The folder of the libraries that programs need when they run.
  var runtime: String { "\(libraries)/linux" }

  /// What every product begins with, so that the run time finds its types.
  func startObject() throws(SwiftImportError) -> String {
    let found = folders(in: runtime, ending: "").first { access("\($0)/swiftrt.o", R_OK) == 0 }
    guard let found else { throw .recorderFails("there is no swiftrt.o in '\(runtime)'") }
    return "\(found)/swiftrt.o"
  }

  /// The names of the toolchain's own libraries, of which a product takes those that it calls.
  var runtimeLibraries: [String] {
    names(in: runtime, ending: ".so").map { String($0.dropFirst(3).dropLast(3)) }
  }

  /// True for modules that the toolchain itself has.
  func hasModule(_ name: String) -> Bool {
    isFolder("\(runtime)/\(name).swiftmodule") || isFolder("\(libraries)/linux/\(name)")
  }

  /// Finds a compiler: the one that is named, else SWIFTC's, else the first of PATH, else one in a usual place.
  public static func find(
    named option: String?, variable: (String) -> String?
  ) throws(SwiftImportError) -> Toolchain {
    if let named = option ?? variable("SWIFTC") {
      guard let path = path(of: named, variable) else { throw .notACompiler(named) }
      return try Toolchain(path)
    }
    let usual = [
      "/opt/swift/usr/bin/swiftc", "/usr/share/swift/usr/bin/swiftc", "/usr/local/swift/usr/bin/swiftc",
    ]
    let home = variable("HOME").map { ["\($0)/.local/share/swiftly/bin/swiftc"] } ?? []
    guard let path = path(of: "swiftc", variable) ?? (home + usual).first(where: isProgram) else {
      throw .noCompiler
    }
    return try Toolchain(path)
  }

  private static func path(of name: String, _ variable: (String) -> String?) -> String? {
    if name.contains("/") { return isProgram(name) ? name : nil }
    return findProgram(name, in: variable("PATH"))
  }

  private static func isProgram(_ path: String) -> Bool { access(path, X_OK) == 0 && !isFolder(path) }

  private init(_ path: String) throws(SwiftImportError) {
    guard let words = Self.words(of: path), let number = Self.number(in: words) else {
      throw .notACompiler(path)
    }
    let parts = number.split(separator: ".").map { Int($0) ?? 0 }
    guard parts.first ?? 0 >= 6 else { throw .oldCompiler(path, version: number) }
    (compiler, version) = (path, words)
    root = fullPath(path).split(separator: "/").dropLast(2).map { "/\($0)" }.joined()
    guard isFolder("\(host)/SwiftSyntax.swiftmodule") else { throw .noSwiftSyntax(host) }
  }

  private static func words(of path: String) -> String? {
    guard let process = try? ChildProcess([path, "--version"], variables: Compile.variables),
      let (code, output) = try? process.finish(within: 30), code == 0
    else { return nil }
    return String(decoding: output, as: UTF8.self)
  }

  /// The number in `Swift version 6.3.1 (…)`.
  private static func number(in words: String) -> String? {
    let parts = words.split(whereSeparator: { $0 == " " || $0 == "\n" })
    let place = parts.indices.first { $0 > 1 && parts[$0 - 1] == "version" && parts[$0 - 2] == "Swift" }
    guard let place else { return nil }
    let number = parts[place].prefix { $0.isNumber || $0 == "." }
    return number.isEmpty ? nil : String(number)
  }
}

/// The path of a program that a search path leads to.
///
/// Only folders that begin with a slash count: others lead into a stranger's checkout, and what is found is run outside of
/// the sandbox.
func findProgram(_ name: String, in path: String?) -> String? {
  for folder in (path ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":") where folder.hasPrefix("/") {
    let candidate = "\(folder)/\(name)"
    if access(candidate, X_OK) == 0 { return candidate }
  }
  return nil
}
