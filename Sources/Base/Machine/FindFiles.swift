import Platform

/// What paths name: files as they stand, folders with everything in them that ends so, in the order of
/// their names' bytes.
///
/// Links to folders are not followed, so that no walk goes round in circles.
public func files(at paths: [String], endings: [String]) throws(FileError) -> [String] {
  var found: [String] = []
  for path in paths {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileError.last(path) }
    if status.st_mode & S_IFMT == S_IFDIR {
      try walk(path, endings, into: &found)
    } else {
      found.append(path)
    }
  }
  return found
}

/// The folders in a folder whose names end so, as paths, in the order of their names' bytes; none where it can't be read.
public func folders(in folder: String, ending: String) -> [String] {
  let found = (try? names(in: folder)) ?? []
  return found.filter { $0.hasSuffix(ending) }.map { folder.hasSuffix("/") ? folder + $0 : "\(folder)/\($0)" }
    .filter { path in
      var status = stat()
      return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}

/// The names in a folder that end so, in the order of their bytes; none where it can't be read.
public func names(in folder: String, ending: String) -> [String] {
  ((try? names(in: folder)) ?? []).filter { $0.hasSuffix(ending) }
}

private func walk(_ folder: String, _ endings: [String], into found: inout [String]) throws(FileError) {
  for name in try names(in: folder) {
    let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    var status = stat()
    guard lstat(path, &status) == 0 else { continue }
    if status.st_mode & S_IFMT == S_IFDIR {
      try walk(path, endings, into: &found)
    } else if endings.contains(where: name.hasSuffix) {
      found.append(path)
    }
  }
}

private func names(in folder: String) throws(FileError) -> [String] {
  guard let directory = opendir(folder) else { throw FileError.last(folder) }
  defer { closedir(directory) }
  return names(in: directory).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// The full path of a file that is there, links resolved; the path itself where it is not.
public func fullPath(_ path: String) -> String {
  guard let full = realpath(path, nil) else { return path }
  defer { free(full) }
  return String(cString: full)
}

/// What a link says, be there anything or not; nil for what is no link.
public func linkTarget(_ path: String) -> String? {
  var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
  let count = readlink(path, &buffer, buffer.count - 1)
  return count > 0 ? String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
}

/// Copies the files of a folder, with their dates, into another one, which is made; only folders and plain files.
public func copyFolder(_ folder: String, to target: String) throws {
  try makeFolder(target)
  for name in try names(in: folder) {
    let (path, place) = ("\(folder)/\(name)", "\(target)/\(name)")
    var status = stat()
    guard lstat(path, &status) == 0 else { continue }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: try copyFolder(path, to: place)
    case S_IFREG:
      try writeFile(try readPlainFile(path), to: place)
      var dates = [status.accessed, status.modified]
      utimensat(AT_FDCWD, place, &dates, 0)
    default: break
    }
  }
}
