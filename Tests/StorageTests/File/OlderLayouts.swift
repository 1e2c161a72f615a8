import SQLite

@testable import Storage

/// What turns a store's remembered layouts, all forgotten, and its devices into those of a store of an earlier schema.
func olderLayouts(_ schema: Int) throws -> String {
  let old = try Database(path: ":memory:", mode: .create)
  for migration in Migration.list.prefix(schema) { try migration.lay(on: old) }
  let items = try FileSchema(of: old).items.filter { item in
    ["audit", "environment", "layout", "layout_view", "frame"].contains(item.name) && item.type != "index"
  }
  let tables = items.filter { $0.type == "table" } + items.filter { $0.type == "view" }
  return """
    DROP VIEW finding; DROP INDEX screen_position; DROP INDEX profile_position;
    ALTER TABLE device DROP COLUMN earlier; ALTER TABLE device DROP COLUMN landscape_display;
    ALTER TABLE device DROP COLUMN portrait_display; ALTER TABLE device DROP COLUMN target; DROP VIEW frame; DROP VIEW layout; DROP VIEW layout_view; DROP TABLE stored_layout;
    DROP TABLE laid_out_screen; DROP TABLE reduced_environment; DROP TABLE reading; DROP TABLE environment; DROP TABLE audit;
    DROP TABLE caches;
    """ + tables.map { "\n\($0.sql);" }.joined()
}
