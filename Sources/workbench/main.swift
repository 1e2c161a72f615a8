import WorkbenchKit

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

Workbench.watchSignals()
exit(Workbench.run(Array(CommandLine.arguments.dropFirst()), in: .process))
