import Platform

/// What a program meets in a sandbox beside its system: files of the machine, where it begins, and its environment.
struct SandboxRoom {
  /// Files and folders to read, at their own places.
  var readable: [String] = []
  /// Folders to write into, each with the place at which it is found.
  var writable: [(folder: String, place: String)] = []
  /// The folder in which it begins.
  var folder = "/"
  var variables: [(name: String, value: String)] = []

  /// How a thing of the machine is seen: as the warden calls it.
  enum Use: String {
    case see, fill, use
  }

  /// All that is seen of the machine but its system's own folders: how, what, and at which place.
  var shown: [(use: Use, from: String, place: String)] {
    let system = (Self.files + readable).filter { access($0, R_OK) == 0 }
    let devices = Self.devices.filter { access($0, R_OK) == 0 }
    return system.map { (.see, $0, $0) } + devices.map { (.use, $0, $0) }
      + writable.map { (.fill, $0.folder, $0.place) }
  }

  /// What linkers and the loader look up, and where some systems keep what others have in `/usr`; anybody may read these.
  private static let files = ["/etc/ld.so.cache", "/etc/alternatives", "/nix/store", "/gnu/store"]
  private static let devices = ["/dev/null", "/dev/zero", "/dev/random", "/dev/urandom"]
}
