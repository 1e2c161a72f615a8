import Foundation
import UIKit

#if canImport(Glibc)
  import Glibc
#endif

@_silgen_name("prctl") private func control(_ what: CInt, _ value: UInt) -> CInt
@_silgen_name("unshare") func makeNamespaces(_ flags: Int32) -> Int32
@_silgen_name("mount") func mountThere(
  _ source: UnsafePointer<CChar>, _ target: UnsafePointer<CChar>, kind: UnsafePointer<CChar>,
  flags: UInt, data: UnsafeRawPointer?
) -> Int32
@_silgen_name("shmget") func shareMemory(_ key: Int32, _ size: Int, flags: Int32) -> Int32
@_silgen_name("memfd_create") func makeMemoryFile(_ name: UnsafePointer<CChar>, _ flags: UInt32) -> Int32
@_silgen_name("ptrace") func trace(_ request: Int, _ process: Int, address: Int, data: Int) -> Int
@_silgen_name("fork") func copyProcess() -> Int32
@_silgen_name("chroot") func changeRoot(_ path: UnsafePointer<CChar>) -> Int32
@_silgen_name("setrlimit") func setLimit(_ kind: Int32, _ limit: UnsafeRawPointer) -> Int32
@_silgen_name("setns") func enterNamespace(_ descriptor: Int32, _ kind: Int32) -> Int32

@_silgen_name("syscall") func call(_ number: Int, _ first: Int, second: UInt, third: Int) -> Int
@_silgen_name("ioctl") func setDevice(_ descriptor: Int32, _ request: UInt, value: UnsafeRawPointer)
  -> Int32
@_silgen_name("flock") func lockFile(_ descriptor: Int32, _ kind: Int32) -> Int32

/// What a thread of many does.
private func wait() -> UnsafeMutableRawPointer? {
  sleep(3)
  return nil
}

/// Tries each way out of the sandbox, and shows what came of it: a label for each, `NAME held` or `NAME escaped`.
class Reach: UIViewController {
  private let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor),
      stack.leftAnchor.constraint(equalTo: view.leftAnchor),
    ])
    tryWhatIsInherited()
    tryFiles()
    tryCalls()
    tryProcesses()
  }

  private func say(_ name: String, escaped: Bool) {
    let label = UILabel()
    label.text = "\(name) \(escaped ? "escaped" : "held")"
    stack.addArrangedSubview(label)
  }

  private func tryFiles() {
    for folder in [
      "FOLDER", "/", "/tmp", "/var/tmp", "/dev/shm", "/dev", "/proc", "/etc", "/usr", "/root", "/home", ".",
      NSHomeDirectory(), (CommandLine.arguments[0] as NSString).deletingLastPathComponent,
    ] {
      let file = open("\(folder)/escaped", O_WRONLY | O_CREAT, 0o666)
      say("write \(folder)", escaped: file >= 0)
    }
    for file in [
      "FOLDER/secret", "FOLDER/Reach.swift", "/etc/shadow", "/etc/hostname", "/proc/1/root/etc/hostname",
    ] {
      say("read \(file)", escaped: FileManager.default.contents(atPath: file) != nil)
    }
    for folder in ["/home", "/root", "/var", "/sys", "/etc/ssl", "/run", "FOLDER/bin"] {
      say("list \(folder)", escaped: (try? FileManager.default.contentsOfDirectory(atPath: folder)) != nil)
    }
    for setting in ["/proc/sys/kernel/core_pattern", "/proc/sysrq-trigger", "/proc/self/oom_score_adj"] {
      say("set \(setting)", escaped: open(setting, O_WRONLY) >= 0)
    }
    // What they have already: should it work, nothing is lost.
    for device in ["/dev/null", "/dev/zero", "/dev/random", "/dev/urandom"] {
      say("mode of \(device)", escaped: chmod(device, 0o666) == 0)
      say("dates of \(device)", escaped: utimes(device, nil) == 0)
    }
    say("link out", escaped: symlink("/etc", "/tmp/link") == 0)
  }

  private func tryCalls() {
    say("socket of the network", escaped: socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) >= 0)
    say("socket of the machine", escaped: socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0) >= 0)
    say("socket of packets", escaped: socket(17, Int32(SOCK_RAW.rawValue), 0) >= 0)
    say("namespace of users", escaped: makeNamespaces(0x1000_0000) == 0)
    say("namespace of mounts", escaped: makeNamespaces(0x0002_0000) == 0)
    say("mount", escaped: mountThere("tmpfs", "/tmp", kind: "tmpfs", flags: 0, data: nil) == 0)
    say("shared memory", escaped: shareMemory(0, 1 << 20, flags: 0o1600) >= 0)
    say("memory file", escaped: makeMemoryFile("m", 0) >= 0)
    say("trace", escaped: trace(0, 0, address: 0, data: 0) == 0)
    say("root", escaped: changeRoot("/tmp") == 0)
    say("typing", escaped: (0..<8).contains { typesInto($0) })
    say("lock of a file", escaped: lockFile(open("/usr/bin/env", O_RDONLY), 2) == 0)
    var lock = Glibc.flock()
    (lock.l_type, lock.l_whence) = (Int16(F_RDLCK), Int16(SEEK_SET))
    say("lock of a record", escaped: fcntl(open("/usr/bin/env", O_RDONLY), F_SETLK, &lock) == 0)
    say("memory of another", escaped: open("/proc/1/mem", O_RDWR) >= 0)
    #if arch(x86_64)
      // clone with namespaces, clone3, io_setup, io_uring_setup, socket, as numbers.
      for (name, number, first) in [
        ("clone", 56, 0x1000_0011), ("clone3", 435, 0), ("io_setup", 206, 64), ("io_uring_setup", 425, 8),
        ("socket", 41, 1),
      ] {
        say(
          "call of \(name)",
          escaped: call(number, first, second: 0, third: 0) != -1 || ![1, 38].contains(errno))
      }
      // A request of whose argument only the lower half counts.
      say("prctl of 64 bits", escaped: call(157, 1 << 32 | 1, second: 0, third: 0) == 0)
    #endif
    say("enter", escaped: enterNamespace(0, 0) == 0)
    say("user", escaped: setuid(0) == 0 && getuid() == 0 && access("/etc/shadow", R_OK) == 0)
    say("limit", escaped: raisesLimits())
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let powers = status.split(separator: "\n").filter { $0.hasPrefix("Cap") }
    say("powers", escaped: powers.contains { !$0.hasSuffix("\t0000000000000000") })
    say("new powers", escaped: !status.contains("NoNewPrivs:\t1") || !status.contains("Seccomp:\t2"))
  }

  private func raisesLimits() -> Bool {
    var limit = rlimit(rlim_cur: rlim_t.max, rlim_max: rlim_t.max)
    // Processor time, files, processes and address space, as Linux numbers them.
    if [0, 1, 6, 9].contains(where: { setLimit($0, &limit) == 0 }) { return true }
    // No cores at all: then a system that hands them to a program does so all the same.
    limit = rlimit(rlim_cur: 0, rlim_max: 0)
    return setLimit(4, &limit) == 0
  }

  /// TIOCSTI, and TIOCLINUX with what pastes.
  private func typesInto(_ descriptor: Int32) -> Bool {
    setDevice(descriptor, 0x5412, value: "x") == 0 || setDevice(descriptor, 0x541C, value: "\u{3}") == 0
      || ![EPERM, EBADF].contains(errno)
  }

  private func tryProcesses() {
    let child = copyProcess()
    if child == 0 { _exit(0) }
    say("fork", escaped: child > 0)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "true"]
    say("process", escaped: (try? process.run()) != nil)
    let others =
      (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.compactMap { Int32($0) } ?? []
    // Its own, and bubblewrap's that waits for it.
    say("processes \(others.count)", escaped: others.count > 2)
    say("signal", escaped: getppid() > 1)
    // Itself, and what waits for it: nobody else is there.
    say("signals", escaped: kill(1, SIGKILL) == 0 && kill(-1, SIGCONT) == 0 && others.count > 2)
    // What it gets when its parent ends.
    say("outliving", escaped: control(1, 0) == 0)
    var threads = 0
    for _ in 0..<2000 {
      var thread = pthread_t()
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      pthread_attr_setstacksize(&attributes, 1 << 16)
      if pthread_create(
        &thread, &attributes,
        { _ in
          sleep(3); return nil
        }, nil) == 0
      {
        threads += 1
      }
    }
    say("threads \(threads)", escaped: threads > 400)
  }

  private func tryWhatIsInherited() {
    let variables = ProcessInfo.processInfo.environment
    say("environment", escaped: variables.values.contains { $0.contains("s3cret") })
    let open = (3..<1024).compactMap { number -> String? in
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(number)")
    }
    say("descriptors \(open.joined(separator: " "))", escaped: open.contains { !$0.hasPrefix("pipe:") })
  }
}
