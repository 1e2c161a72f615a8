/// How the files of a module use what may be declared elsewhere: each read when it is first asked for, and once.
final class ModuleUses {
  private let files: [RewrittenFile]
  private(set) lazy var types = TypeUses(files)
  private(set) lazy var ownTypes = OwnTypes(files)
  private(set) lazy var hooks = HookUses(files)

  init(_ files: [RewrittenFile]) { self.files = files }
}
