import Machine
import Platform
import WorkbenchKit

/// One target and a folder for it, in which commands run as the program runs them.
struct Trial {
  private let target: FuzzTarget
  private let sandbox: Sandbox

  /// A trial in an empty folder.
  init(of target: FuzzTarget, in folder: String) {
    self.target = target
    sandbox = Sandbox(folder: folder)
  }

  /// What becomes of the bytes, read on a stack as deep as the program's.
  func verdict(on bytes: [UInt8]) -> FuzzTarget.Verdict {
    DeepThread.run { target.verdict(on: bytes, in: sandbox) }
  }

  /// Says what becomes of a file.
  func replay(_ path: String) {
    guard let bytes = Self.bytes(of: path) else {
      print("\(path): can't be read")
      return
    }
    switch verdict(on: bytes) {
    case .accepted: print("\(path): accepted")
    case .refused(let sentence): print("\(path): \(sentence)")
    }
  }

  private static func bytes(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var (bytes, piece) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    while case let count = fread(&piece, 1, piece.count, file), count > 0 { bytes += piece[..<count] }
    return bytes
  }
}
