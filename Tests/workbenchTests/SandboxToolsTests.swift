import Foundation
import TestSupport
import Testing

extension HostileCodeTests {
  /// What a compiler could do that the code has taken over: all that it writes is a trap.
  @Suite("A compiler that hostile code has taken over") struct SandboxToolsTests {
    /// Puts links out of the sandbox in the place of whatever the program looks at or removes afterwards.
    private static let compiler = """
      #!/bin/sh
      if [ "$1" = --version ]; then echo Swift version 6.3; exit; fi
      made=$PWD; case $made in */made) ;; *) echo "error: not where compilers work"; exit 1 ;; esac
      # Both that make the toolbox have begun before what they begin with is exchanged.
      case "$*" in
      *"-module-name Rewriter"*) touch one; while [ ! -e other ]; do sleep 0.05; done ;;
      *"-module-name UIKit"*) touch other; while [ ! -e one ]; do sleep 0.05; done ;;
      esac
      rm -rf "$made/tmp" "$made/modules"; ln -s FOLDER/precious "$made/tmp"; ln -s FOLDER/precious "$made/modules"
      touch FOLDER/precious/escaped 2> /dev/null
      case "$(cat seen 2> /dev/null)$*" in
      *Kit*main.swift*)
        rm -f code/stand-ins.swift; ln -s FOLDER/secret code/stand-ins.swift
        echo "$made/code/stand-ins.swift:1:1: error: trap" >&2; exit 1 ;;
      *Rewriter*) cp FOLDER/stuck/bin/rewriter "$made/rewriter" ;;
      *) for name in libUIKit.so UIKit.swiftmodule screens.o; do rm -rf $name; ln -s FOLDER/secret $name; done ;;
      esac
      """
    private static let rewriter = """
      #!/bin/sh
      mkdir -p "$2"
      while [ "$3" = lenient ] && read -r list; do
        cat "$list" >&2; cp "$list" seen
        if grep -qs "s3cre[t]" seen; then printf 'layout\\tescaped\\t1\\tkept\\tA\\t\\n'; fi
        printf 'screen\\tA\\tUIViewController\\tinternal\\tUIViewController\\t|\\tA.swift\\t1\\t\\t\\t\\n'
        echo rewritten
      done
      """
    private static let linker = """
      #!/bin/sh
      case "$*" in
      *warden.c*) exec REAL "$@" ;;
      *) ln -s FOLDER/program screens ;;
      esac
      """

    /// Code with a toolchain whose programs are these.
    private func takenOver() throws -> HostileCode? {
      guard let code = try HostileCode(.own, .unshare) else { return nil }
      let real = try code.shell.run("readlink -f \"$(dirname \"$(readlink -f bin/swiftc)\")/clang\"").output
      let clang = real.trimmingCharacters(in: .whitespacesAndNewlines)
      _ = try code.shell.run(
        """
        mkdir -p stuck/bin stuck/lib/swift/host/SwiftSyntax.swiftmodule stuck/lib/swift/linux/x86_64 precious
        touch stuck/lib/swift/linux/x86_64/swiftrt.o; echo kept > precious/file; echo s3cret > secret
        printf 'import UIKit\\nclass A: UIViewController {}\\n' > A.swift
        printf '#!/bin/sh\\necho Fatal error: escaped >&2; exit 3\\n' > program; chmod 755 program
        """)
      for (name, text) in [("swiftc", Self.compiler), ("rewriter", Self.rewriter), ("clang", Self.linker)] {
        let path = "\(code.folder)/stuck/bin/\(name)"
        try text.replacing("FOLDER", with: code.folder).replacing("REAL", with: clang)
          .write(toFile: path, atomically: false, encoding: .utf8)
        _ = try code.shell.run("chmod -R a+rX . && chmod 755 '\(path)'")
      }
      return code
    }

    @Test("leads the program to no file outside by what it leaves", arguments: [true, false])
    func links(isWhole: Bool) throws {
      guard let code = try takenOver() else { return }
      if !isWhole { _ = try code.shell.run("echo 'import Kit' >> A.swift") }
      let words = "A.swift --compiler \(code.folder)/stuck/bin/swiftc"
      let start = ContinuousClock.now
      guard let outcome = try code.run(importing: words) else { return }
      #expect(outcome.status == 2, "\(outcome)")
      #expect(outcome.messages.contains(isWhole ? "the code was stopped" : "trap"), "\(outcome)")
      #expect(!(outcome.output + outcome.messages).contains("escaped"), "\(outcome)")
      #expect(try code.shell.run("cat precious/*").output == "kept\n")
      #expect(try code.shell.run("grep -rs s3cret cache").output == "")
      #expect(ContinuousClock.now - start < .seconds(60))
    }

    @Test("begins nothing once nobody is there to speak to it") func lateStart() throws {
      guard let code = try HostileCode(.own, .unshare) else { return }
      // What nothing holds is refused before it runs.
      guard try code.run(importing: "NoSuchFile.swift") != nil else { return }
      let warden =
        "cache/workbench/warden-*/warden self alone 1073741824 60 1048576 100000 / 0 /bin/echo begun"
      let alone = try code.shell.run("mkfifo input; : > input & exec 3< input; wait; \(warden) <&3")
      #expect(alone.status == 126 && alone.output == "", "\(alone)")
      let spokenTo = try code.shell.run("exec 3<> input; \(warden) < input")
      #expect(spokenTo.status == 0 && spokenTo.output == "begun\n", "\(spokenTo)")
    }
  }
}
