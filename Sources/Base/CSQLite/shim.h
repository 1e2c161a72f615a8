#include <sqlite3.h>

/* sqlite3_db_config and sqlite3_config take their arguments as printf does, which Swift can't call. */
static inline int workbench_configure(sqlite3 *connection, int setting, int value) {
  return sqlite3_db_config(connection, setting, value, (int *)0);
}

/* SQLite counts what it allocates under a lock, and nobody asks for the count. */
static inline int workbench_stop_counting(void) { return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); }
