import Machine

/// How objects are linked: by the toolchain's clang, with the libraries that are named here.
///
/// Nothing is taken from the objects themselves. The compiler's driver would hand the linker options that it finds in a
/// section of theirs, which code can write.
struct Link {
  /// What comes of it.
  enum Product {
    case program
    case library(String)
  }

  let toolchain: Toolchain
  /// Folders that hold libraries, which the product finds there too.
  var places: [String]
  /// Names of the libraries, without the toolchain's own.
  var libraries: [String]

  /// The words that make a product of an object.
  func words(_ object: String, into path: String, as product: Product) throws -> [String] {
    let kind =
      switch product {
      // The clock comes before the C library, whose functions it has, too, though nothing calls it by its name.
      case .program: ["-pie", "-lclock"]
      case .library(let name): ["-shared", "-Xlinker", "-soname=\(name)"]
      }
    let folders = places + [toolchain.runtime]
    return [toolchain.clang, "-fuse-ld=lld"] + kind
      + ["-Xlinker", "--build-id", "-Xlinker", "--no-dependent-libraries", "-Xlinker", "--as-needed"]
      + folders.flatMap { ["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0] }
      + [try toolchain.startObject(), object] + libraries.map { "-l\($0)" }
      + toolchain.runtimeLibraries.map { "-l\($0)" } + ["-lm", "-o", path]
  }
}
