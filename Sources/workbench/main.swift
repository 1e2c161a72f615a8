import WorkbenchKit
import Machine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

Workbench.watchSignals()
exit(DeepThread.run { Workbench.run(Array(CommandLine.arguments.dropFirst()), in: .process) })
