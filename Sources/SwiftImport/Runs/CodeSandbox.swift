import Machine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What keeps the user's code from the machine while it runs.
public enum CodeSandbox: Sendable, Hashable {
  /// Bubblewrap, by its path.
  case bubblewrap(String)
  /// Linux's namespaces, by the path of `unshare`; `isRoot` where they need no user namespace.
  case namespaces(String, isRoot: Bool)
  /// Nothing but limits of time, memory and output: the user trusts the code.
  case none

  /// What this machine has: bubblewrap, else namespaces, for root the other way round; nothing if the user says so.
  public static func find(isTrusted: Bool, variable: (String) -> String?) throws(SwiftImportError)
    -> CodeSandbox
  {
    if isTrusted { return .none }
    let unshare = findProgram("unshare", in: variable("PATH"))
    var choices: [CodeSandbox] = []
    // Within bubblewrap root stays root to the kernel, which lets it start as many processes as it likes.
    if let unshare, geteuid() == 0 { choices.append(.namespaces(unshare, isRoot: true)) }
    if let path = findProgram("bwrap", in: variable("PATH")) { choices.append(.bubblewrap(path)) }
    if let unshare { choices.append(.namespaces(unshare, isRoot: false)) }
    guard let works = choices.first(where: \.works) else { throw .noSandbox }
    return works
  }

  private var works: Bool {
    guard let process = try? ChildProcess(words(for: ["/usr/bin/env", "true"], reading: []), variables: [])
    else {
      return false
    }
    return (try? process.finish(within: 10))?.code == 0
  }

  /// The words that run a program which sees no more of the machine's files than its system's and those folders, to read.
  func words(for program: [String], reading folders: [String]) -> [String] {
    switch self {
    case .none: return ["/bin/sh", "-c", "\(limits)\nexec \"$@\"", "sh"] + program
    case .bubblewrap(let path):
      let system =
        ["--ro-bind", "/usr", "/usr", "--symlink", "usr/bin", "/bin"]
        + ["/lib", "/lib64"].flatMap { ["--ro-bind-try", $0, $0] }
      let own = folders.flatMap { ["--ro-bind", $0, $0] }
      return [path, "--unshare-all", "--die-with-parent", "--new-session", "--clearenv"] + system
        + ["--dev", "/dev", "--proc", "/proc", "--tmpfs", "/tmp"] + own
        + ["/bin/sh", "-c", "\(limits)\nexec \"$@\"", "sh"] + program
    case .namespaces(let path, let isRoot):
      let kinds =
        (isRoot ? [] : ["--user", "--map-root-user"])
        + ["--net", "--mount", "--pid", "--ipc", "--uts", "--fork", "--kill-child"]
      return [path] + kinds + ["/bin/sh", "-c", script(isRoot), "sh", "\(folders.count)"] + folders + program
    }
  }

  /// Of memory 4 GB, of processor time a minute, of processes a few hundred, no files.
  private var limits: String {
    let common = "ulimit -c 0; ulimit -v 4194304; ulimit -t 60; ulimit -f 2048"
    // Outside of a namespace all that the user runs counts.
    if self == .none { return common }
    // Shells call it by either letter.
    return "\(common); ulimit -p 400 2>/dev/null || ulimit -u 400 2>/dev/null || true"
  }

  /// Makes a root of its own, in which there is nothing to write to but an empty folder that goes with it.
  private func script(_ isRoot: Bool) -> String {
    // Root's own powers end before the code begins; in a user namespace there are none to begin with.
    let drop =
      isRoot
      ? "setpriv --reuid=65534 --regid=65534 --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all --"
      : ""
    return """
      set -e
      mount --make-rprivate /
      root=
      for place in /mnt /media /srv /var/tmp /tmp; do
        case " $* " in *" $place/"*) continue ;; esac
        [ -d $place ] && root=$place && break
      done
      [ -n "$root" ]
      count=$1; shift
      see() {
        if [ -L "$1" ]; then ln -s "$(readlink "$1")" "$root$1"; return; fi
        [ -e "$1" ] || return 0
        if [ -d "$1" ]; then mkdir -p "$root$1"; else mkdir -p "$root${1%/*}"; : > "$root$1"; fi
        mount --bind "$1" "$root$1"
        [ "$2" = device ] || mount -o remount,bind,ro,nosuid,nodev "$root$1" 2>/dev/null || mount -o remount,bind,ro "$root$1"
      }
      mount -t tmpfs -o size=16m,mode=755 tmpfs "$root"
      mkdir "$root/tmp" "$root/etc" "$root/proc"
      # Foundation looks for the program there; in this namespace there is nothing else to see.
      mount -t proc proc "$root/proc" 2>/dev/null || true
      # Foundation asks who is running.
      printf 'root:x:0:0::/tmp:/bin/sh\\nnobody:x:65534:65534::/tmp:/bin/sh\\n' > "$root/etc/passwd"
      mount -t tmpfs -o size=16m,mode=1777 tmpfs "$root/tmp"
      for part in /usr /bin /lib /lib64; do see $part; done
      for part in null zero urandom random; do see /dev/$part device; done
      while [ "$count" -gt 0 ]; do see "$1"; count=$((count - 1)); shift; done
      mount -o remount,ro "$root"
      cd "$root"
      \(limits)
      exec chroot "$root" /usr/bin/env -i TMPDIR=/tmp HOME=/tmp MALLOC_ARENA_MAX=1 SWIFT_BACKTRACE=enable=no \(drop) "$@"
      """
  }
}
