import Platform

/// Removes a file; a link is removed, not followed.
public func removeFile(_ path: String) throws(WriteError) {
  guard unlink(path) == 0 else { throw .last(path) }
}
