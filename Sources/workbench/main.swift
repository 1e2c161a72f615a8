import WorkbenchKit
import Machine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

holdStandardStreams()
Workbench.watchSignals()
exit(DeepThread.run { Workbench.run(programArguments, in: .process) })
