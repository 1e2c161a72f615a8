import TestSupport

extension Shell {
  /// A shell in which ann makes git's commits, whatever the user's settings say; nil, with the reason printed, without git.
  static func withGit() throws -> Shell? {
    let shell = try Shell()
    guard try shell.run("git --version").status == 0 else {
      print("skipped: git is not installed")
      return nil
    }
    for variable in ["GIT_AUTHOR", "GIT_COMMITTER"] {
      shell.variables["\(variable)_NAME"] = "ann"
      shell.variables["\(variable)_EMAIL"] = "ann@example.com"
    }
    shell.variables["GIT_CONFIG_GLOBAL"] = "/dev/null"
    return shell
  }
}
