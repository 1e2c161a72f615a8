import SwiftParser
import SwiftSyntax

// Rewrites the Swift files of a module so that Linux's compiler takes them, each line where it was:
//   Rewriter MODULE TARGET-FOLDER own|library FILE...
// Prints a line for each class that could be a screen and for what can't be taken: see `Report`.
let words = CommandLine.arguments
guard words.count > 4 else { fatalError("expected a module, a folder, own or library, and files") }
let module = RewrittenModule(paths: Array(words[4...]), isOwn: words[3] == "own")
for (place, file) in module.files.enumerated() {
  write(file.rewritten(in: module), to: "\(words[2])/\(place)-\(file.name)")
}
module.report()
