// rewriter MODULE FOLDER own|library|lenient FILE...|listed=LIST
// LIST has a line for each file: where it is, a tab, and what errors call it.
// Prints a line for each class that could be a screen, and for what is left out: see `report` and `cuts`.
// `lenient` reads paths of allowances, a line each, rewrites the files for each of them, and ends what it prints by a line.
let words = CommandLine.arguments
guard words.count > 4 else { fatalError("expected a module, a folder, own, library or lenient, and files") }
// Files are parsed, and what they say is read, once: that takes most of the time, and a module is rewritten some dozens of times.
let parsed = SourcePlace.all(Array(words[4...])).map { RewrittenFile($0) }
let ownNames = DeclaredNames(in: parsed).names
let files = parsed.map { $0.withoutSwiftUI(except: ownNames) }
var written = WrittenFiles(in: words[2])
if words[3] == "lenient" {
  var module = RewrittenModule(files, isOwn: true)
  while let path = readLine() {
    let allowances = Allowances(reading: path)
    if module.dropped != allowances.dropped {
      module = RewrittenModule(files, isOwn: true, without: allowances.dropped)
    }
    written.write(module.allowing(allowances))
    print("rewritten")
    flush()
  }
} else {
  written.write(RewrittenModule(files, isOwn: words[3] == "own"))
}
