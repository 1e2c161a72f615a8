import Foundation
import UIKit

#if canImport(Glibc)
  import Glibc
#endif

@_silgen_name("syscall") private func call(_ number: Int, _ first: Int, second: Int, third: Int) -> Int

#if arch(x86_64)
  /// A call of 32 bits, of which the filter knows no numbers.
  class Narrow: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      // getpid: mov eax, 20; int 0x80; ret.
      let code: [UInt8] = [0xB8, 20, 0, 0, 0, 0xCD, 0x80, 0xC3]
      let page = mmap(nil, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)!
      page.copyMemory(from: code, byteCount: code.count)
      _ = unsafeBitCast(page, to: (@convention(c) () -> Int32).self)()
      fatalError("narrow call escaped")
    }
  }

  /// A call of x32.
  class Mixed: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      _ = call(0x4000_0000 + 39, 0, second: 0, third: 0)
      fatalError("mixed call escaped")
    }
  }
#endif
