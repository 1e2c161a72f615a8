// Tries strangers' bytes on what reads them, and says what becomes of each file, so that a fault can be reproduced:
//
//   fuzz --target=NAME FILE …
//
// Compiled with FUZZING and linked with libFuzzer, as Tests/Fuzzing/fuzz.sh does, it takes libFuzzer's options too and
// makes up inputs of its own.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

let prefix = "--target="
let words = CommandLine.arguments.dropFirst()
let name = words.first { $0.hasPrefix(prefix) }?.dropFirst(prefix.count)
guard let target = FuzzTarget(named: name.map(String.init) ?? "") else {
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
