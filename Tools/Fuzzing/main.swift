// Tries strangers' bytes on what reads them, and says what becomes of each file, so that a fault can be reproduced:
//
//   fuzz --target=NAME FILE …
//
// Compiled with FUZZING and linked with libFuzzer, as Tests/Fuzzing/fuzz.sh does, it takes libFuzzer's options too and
// makes up inputs of its own.
//
//   fuzz --screens=FOLDER FIRST COUNT
//
// writes made-up screens into a folder, as Tests/Torture/commands.sh reads them: the commands that build them in `edits`,
// what two branches do to them in `ours` and `theirs`, and what to ask of each in `questions`.
import Platform

/// What follows an option's name and its equals sign; nil where the option is not given.
func option(_ name: String) -> String? {
  let prefix = "--\(name)="
  return CommandLine.arguments.first { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
}

if let folder = option("screens") {
  let numbers = CommandLine.arguments.compactMap { Int($0) }
  guard numbers.count == 2, StrangeDesign(numbers[0]..<numbers[0] + numbers[1]).write(to: folder) else {
    print("fuzz --screens=FOLDER FIRST COUNT")
    exit(2)
  }
  exit(0)
}
let words = CommandLine.arguments.dropFirst()
guard let target = FuzzTarget(named: option("target") ?? "") else {
  print("fuzz --target=NAME FILE …, where NAME is one of")
  print(FuzzTarget.all.map { "  \($0.name)" }.joined(separator: "\n"))
  exit(2)
}
let folder = TemporaryFolder()
let trial = Trial(of: target, in: folder.path)
#if FUZZING
  exit(LibFuzzer.run(on: trial))
#else
  for path in words where !path.hasPrefix("--") { trial.replay(path) }
  folder.remove()
#endif
