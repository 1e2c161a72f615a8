import TestSupport
import Testing

/// All hostile code, one test after another: what a sandbox grants is counted over all processes of its user, so that two
/// bombs at a time would stop one another.
@Suite("Hostile code in sandboxes", .startsProcesses, .serialized) enum HostileCodeTests {}
