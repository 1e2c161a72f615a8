import Machine
import Platform

/// The path, without links, of a folder that nobody but this user and root can write into or exchange for another.
///
/// From the machine's root down each folder is looked at once nobody can exchange those above it any more, and what is a
/// link by then is refused: what was found stays so. One's own folder at the end is closed to others.
func guardedFolder(_ path: String) throws(SwiftImportError) -> String {
  let full = fullPath(path)
  let parts = full.split(separator: "/").map(String.init)
  for count in parts.indices {
    let place = "/" + parts[..<count].joined(separator: "/")
    guard let status = folderStatus(place), isGuarded(status) else {
      throw .exchangeableCache(path, in: place)
    }
  }
  guard let status = folderStatus(full), isOwn(status) else { throw .foreignCache(path) }
  if status.st_uid == geteuid(), isOpen(status) { chmod(full, status.st_mode & 0o7755) }
  guard isOwnFolder(full) else { throw .foreignCache(path) }
  return full
}

/// True for a folder, no link, that is this user's or root's and closed to others.
func isOwnFolder(_ path: String) -> Bool {
  folderStatus(path).map { isOwn($0) && !isOpen($0) } ?? false
}

/// What the system says of a folder; nil for anything else.
private func folderStatus(_ path: String) -> stat? {
  var status = stat()
  guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
  return status
}

/// Whether it is this user's or root's.
private func isOwn(_ status: stat) -> Bool { status.st_uid == geteuid() || status.st_uid == 0 }

/// Whether others may write into it.
private func isOpen(_ status: stat) -> Bool {
  status.st_mode & 0o002 != 0 || status.st_mode & 0o020 != 0 && !isOwnGroup(status.st_gid)
}

/// Whether nobody else can exchange what this user or root has in it: in a sticky folder each has his own.
private func isGuarded(_ status: stat) -> Bool {
  isOwn(status) && (!isOpen(status) || status.st_mode & S_ISVTX != 0)
}

/// Whether a group is this user's alone, as many systems make one for each: it has his name and nobody else as a member
/// (pam_umask(8), `usergroups`, takes it for such by the name).
private func isOwnGroup(_ number: gid_t) -> Bool {
  guard let user = getpwuid(geteuid())?.pointee, user.pw_gid == number else { return false }
  let name = String(cString: user.pw_name)
  guard let group = getgrgid(number)?.pointee, String(cString: group.gr_name) == name else { return false }
  var member = group.gr_mem
  while let one = member?.pointee {
    if String(cString: one) != name { return false }
    member = member?.successor()
  }
  return true
}
