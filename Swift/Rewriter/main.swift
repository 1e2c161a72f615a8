// rewriter MODULE FOLDER own|library|lenient FILE...|listed=LIST
// LIST has a line for each file: where it is, a tab, and what errors call it.
// Prints a line for each class that could be a screen, and for what is left out: see `report` and `reportCuts`.
// `lenient` reads paths of allowances, a line each, rewrites the files for each of them, and ends what it prints by a line.
let words = CommandLine.arguments
guard words.count > 4 else { fatalError("expected a module, a folder, own, library or lenient, and files") }
let files = SourcePlace.all(Array(words[4...])).map { RewrittenFile($0) }

func rewrite(_ module: RewrittenModule) {
  for (place, file) in module.files.enumerated() {
    write(file.rewritten(in: module), to: "\(words[2])/\(place)-\(file.name)")
  }
  if let standIns = module.standIns { write(Array(standIns.source.utf8), to: "\(words[2])/stand-ins.swift") }
  module.report()
  module.reportCuts()
}

if words[3] == "lenient" {
  // Files are parsed once: that takes most of the time, and a module is rewritten a dozen times.
  while let path = readLine() {
    rewrite(RewrittenModule(files, isOwn: true, Allowances(reading: path)))
    print("rewritten")
    flush()
  }
} else {
  rewrite(RewrittenModule(files, isOwn: words[3] == "own", nil))
}
