#pragma once

/// A file of the recorder's sources, which travel within the program.
struct recorder_file {
  /// Its path from the folder `Swift`.
  const char *_Nonnull path;
  /// Its bytes, zero-terminated.
  const char *_Nonnull text;
};

/// How many files there are.
int recorder_file_count(void);
/// The file of that place, in the order of their paths.
struct recorder_file recorder_file_at(int place);
