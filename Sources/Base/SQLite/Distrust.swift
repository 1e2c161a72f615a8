import CSQLite

extension Database {
  /// Lets no statement rewrite the schema's own table.
  ///
  /// The schema itself stays trusted, since SQLite 3.40 takes functions that read JSON for unsafe and then opens no store:
  /// whoever opens a file compares its schema before any of it runs.
  func defend() { configure(SQLITE_DBCONFIG_DEFENSIVE, true) }

  /// Lets no trigger of the file run from now on.
  public func stopTriggers() { configure(SQLITE_DBCONFIG_ENABLE_TRIGGER, false) }

  private func configure(_ setting: Int32, _ isOn: Bool) {
    let code = workbench_configure(handle, setting, isOn ? 1 : 0)
    precondition(code == SQLITE_OK, "SQLite knows the setting")
  }

  /// Rows that statements have inserted, updated or deleted since the file was opened.
  public var totalChanges: Int { Int(sqlite3_total_changes64(handle)) }

  /// Ends a statement with an error once all statements together have taken so many million steps of SQLite's machine.
  public func limitWork(toMillions limit: Int) {
    meter = WorkMeter(limit)
    sqlite3_progress_handler(
      handle, 1_000_000, { Unmanaged<WorkMeter>.fromOpaque($0!).takeUnretainedValue().step() },
      Unmanaged.passUnretained(meter!).toOpaque())
  }

  /// Refuses texts of over so many bytes.
  public func limitTexts(to bytes: Int) { sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, Int32(bytes)) }
}

/// Counts what a connection does.
final class WorkMeter {
  private var left: Int

  init(_ limit: Int) { left = limit }

  /// Not 0 once it is too much.
  func step() -> Int32 {
    left -= 1
    return left < 0 ? 1 : 0
  }
}
