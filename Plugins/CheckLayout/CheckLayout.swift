import Foundation
import PackagePlugin

/// Tests a package on Linux whose code asks for Objective-C, as with a selector.
///
/// What Linux's compiler refuses is rewritten in a copy of the package, the mirror, and `swift test` runs there.
@main struct CheckLayout: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    #if os(Linux)
      let mirror = try Mirror(of: context)
      try mirror.write(with: Rewriter(context))
      let code = try run(
        context.tool(named: "swift").url,
        ["test", "--package-path", mirror.folder.path] + mirror.options(arguments) + arguments)
      if code != 0 { Diagnostics.error("the tests of \(context.package.displayName) fail on Linux") }
    #else
      throw CheckLayoutError.onlyOnLinux
    #endif
  }
}

/// Runs a program, which prints where the plugin prints, and returns its exit code.
func run(_ program: URL, _ words: [String]) throws -> Int32 {
  let process = Process()
  process.executableURL = program
  process.arguments = words
  try process.run()
  process.waitUntilExit()
  return process.terminationStatus
}
