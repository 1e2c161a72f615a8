import Foundation
import TestSupport
import Testing

@Suite("The script of the quick tests", .startsProcesses) struct FastTests {
  private func filter(_ modules: String) throws -> Shell.Outcome {
    let shell = try Shell()
    shell.variables["MODULES"] = modules
    return try shell.run("'\(packageFolder.appending(path: "Tests/fast.sh").path)' echo")
  }

  @Test("takes the tests of a module and of those above it, and those of the whole house") func above() throws
  {
    let line = try filter("AutoLayout").output
    let named = line.split(separator: "(").last?.split(separator: ")").first?.split(separator: "|") ?? []
    #expect(line == "--filter ^(\(named.joined(separator: "|")))\\.\n")
    #expect(
      Set(named).isSuperset(of: ["AutoLayoutTests", "AuditingTests", "WorkbenchKitTests", "HouseTests"]))
    #expect(Set(named).isDisjoint(with: ["DesignModelTests", "StorageTests", "RenderingTests"]))
  }

  @Test("refuses a module that there is not") func unknown() throws {
    let outcome = try filter("AutoLayuot")
    #expect(outcome.status == 2 && outcome.messages == "there is no module 'AutoLayuot' in Sources\n")
  }
}
