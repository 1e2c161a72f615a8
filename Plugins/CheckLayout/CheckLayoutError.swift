/// Why a package is not tested.
enum CheckLayoutError: Error, CustomStringConvertible {
  case onlyOnLinux
  case noRewriter(package: String)
  case rewriterFails(String)
  case noSwiftSyntax(String)

  var description: String {
    switch self {
    case .onlyOnLinux:
      "check-layout is for Linux; here the package's tests run with 'swift test' or xcodebuild"
    case .noRewriter(let package):
      "'\(package)' doesn't depend on workbench itself; add it to the dependencies in Package.swift"
    case .rewriterFails(let target): "the rewriter can't be run on '\(target)'; its words are above"
    case .noSwiftSyntax(let folder):
      "there is no SwiftSyntax in '\(folder)'; install a whole toolchain from swift.org"
    }
  }
}
