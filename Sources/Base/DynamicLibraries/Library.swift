import Platform

/// A shared library of the machine, opened for good.
///
/// What few runs of the program need is opened this way, so that no start pays for loading it.
public struct Library: @unchecked Sendable {
  // Never closed, and looking names up is safe from any thread.
  private let handle: UnsafeMutableRawPointer

  /// Nil if the library is not installed.
  public init?(named name: String) {
    guard let handle = dlopen(name, RTLD_LAZY | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// The function of that name, here or in what the library itself needs; nil if there is none.
  public func function<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? {
    guard let symbol = dlsym(handle, name) else { return nil }
    return unsafeBitCast(symbol, to: type)
  }
}
