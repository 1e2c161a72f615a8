import Machine
import Platform
import WorkbenchKit

holdStandardStreams()
HeldMemory.keepFreed()
// It ends on the thread that it ran on, which signals are passed on to.
DeepThread.run {
  watchSignals()
  MemoryLimit.endInWords()
  exit(Workbench.run(programArguments, in: .process))
}
