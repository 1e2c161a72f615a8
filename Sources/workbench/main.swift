import Glibc
import WorkbenchKit

// A reader that went away (`| head`) ends the program quietly, by the result of writing.
signal(SIGPIPE, SIG_IGN)
exit(Workbench.run(Array(CommandLine.arguments.dropFirst()), in: .process))
