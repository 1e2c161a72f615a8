import Machine
import Platform
import WorkbenchKit

/// A folder with a store in which commands run inside this process, as a shell would run them.
final class Sandbox: Sendable {
  /// The folder; it belongs to who made it.
  let folder: String

  /// Makes a store in an empty folder.
  init(folder: String) {
    self.folder = folder
    for words in [["init"], ["batch", "--lines"]] {
      let outcome = run(words, input: Array(Self.design.utf8))
      precondition(outcome.status == 0, "The sandbox's own design is sound: \(outcome.messages)")
    }
  }

  /// What a run of the program left.
  struct Outcome {
    var status: Int32
    var output: String
    var messages: String
  }

  /// Runs the words, `input` on standard input.
  @discardableResult
  func run(_ words: [String], input: [UInt8] = []) -> Outcome {
    var outcome = Outcome(status: 0, output: "", messages: "")
    let surroundings = Surroundings(
      variable: { _ in nil }, folder: folder, showsProgress: false, input: { input },
      output: { outcome.output += $0 }, messages: { outcome.messages += $0 })
    outcome.status = Workbench.run(words, in: surroundings)
    return outcome
  }

  /// Runs the words and gives what they print; throws what the program says where it refuses the input.
  @discardableResult
  func accept(_ words: [String], input: [UInt8] = []) throws -> String {
    let outcome = run(words, input: input)
    precondition((0...2).contains(outcome.status), "An exit code is 0, 1 or 2")
    if outcome.status == 2 { throw Refusal(sentence: outcome.messages) }
    return outcome.output
  }

  /// The path of a file in the folder.
  func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// Writes a file into the folder.
  func write(_ bytes: [UInt8], to name: String) {
    guard let file = fopen(path(name), "w") else { preconditionFailure("The sandbox can be written") }
    let count = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    precondition(fclose(file) == 0 && count == bytes.count, "The sandbox has room")
  }

  /// Removes a file of the folder, or nothing.
  func remove(_ name: String) { unlink(path(name)) }

  /// One of each thing that an edit or an import may speak of.
  private static let design = """
    add-screen login
    add-view login form --kind stack
    add-view login title --kind label --text 'Sign in' --style title1 --in form
    add-view login email --kind textField --placeholder Email --in form
    add-view login list --kind scroll
    add-view login content --in list
    add-guide login gap
    add-state login signIn
    add-state login recover
    pin login form leading,trailing --to safeArea --inset 20
    pin login list edges
    add-constraint login 'form.top == safeArea.top + 24 @750' --id top
    vary login title --when 'textSize >= accessibilityMedium' lines=0
    add-assertion login 'title is visible'
    add-device slate --size 700x1000
    remove-profile *
    add-profile slate iphone-se-3/landscape/AX3/rtl
    """
}
