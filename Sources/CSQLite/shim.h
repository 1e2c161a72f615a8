#include <sqlite3.h>

/* sqlite3_db_config takes its arguments as printf does, which Swift can't call. */
static inline int workbench_configure(sqlite3 *connection, int setting, int value) {
  return sqlite3_db_config(connection, setting, value, (int *)0);
}
