// The machine's C library: Glibc on Linux, Darwin on macOS, under one name for whoever calls it.

#if canImport(Glibc)
  @_exported public import Glibc
#else
  @_exported public import Darwin
#endif
