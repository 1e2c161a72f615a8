/// A file's times, whose members the systems name differently.
extension stat {
  #if canImport(Glibc)
    /// When it was last read.
    public var accessed: timespec { st_atim }
    /// When its content was last written.
    public var modified: timespec { st_mtim }
    /// When its content or what is known of it last changed.
    public var changed: timespec { st_ctim }
  #else
    /// When it was last read.
    public var accessed: timespec { st_atimespec }
    /// When its content was last written.
    public var modified: timespec { st_mtimespec }
    /// When its content or what is known of it last changed.
    public var changed: timespec { st_ctimespec }
  #endif
}
