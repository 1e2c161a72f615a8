#include "arguments.h"

/* Swift's CommandLine reads /proc, and takes a program without it for one that was given no words. */
static int count;
static char **words;

__attribute__((constructor)) static void keep(int argc, char **argv) {
  count = argc;
  words = argv;
}

int workbench_argument_count(void) { return count; }
const char *workbench_argument(int index) { return words[index]; }
