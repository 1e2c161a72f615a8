import Glibc
import WorkbenchKit

Workbench.watchSignals()
exit(Workbench.run(Array(CommandLine.arguments.dropFirst()), in: .process))
