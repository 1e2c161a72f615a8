/// A directory that is being read, which the systems declare differently.
#if canImport(Glibc)
  public typealias DirectoryStream = OpaquePointer
#else
  public typealias DirectoryStream = UnsafeMutablePointer<DIR>
#endif
