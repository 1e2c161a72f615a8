// rewriter MODULE FOLDER own|library|lenient=ALLOWANCES FILE...|listed=LIST
// LIST has a line for each file: where it is, a tab, and what errors call it.
// Prints a line for each class that could be a screen, and for what is left out: see `report` and `reportCuts`.
let words = CommandLine.arguments
guard words.count > 4 else { fatalError("expected a module, a folder, own or library, and files") }
let isLenient = words[3].hasPrefix("lenient=")
let module = RewrittenModule(
  SourcePlace.all(Array(words[4...])), isOwn: words[3] == "own" || isLenient,
  isLenient ? Allowances(reading: String(words[3].dropFirst(8))) : nil)
for (place, file) in module.files.enumerated() {
  write(file.rewritten(in: module), to: "\(words[2])/\(place)-\(file.name)")
}
if let standIns = module.standIns { write(Array(standIns.source.utf8), to: "\(words[2])/stand-ins.swift") }
module.report()
module.reportCuts()
