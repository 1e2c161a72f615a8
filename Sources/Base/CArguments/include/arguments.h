#pragma once

/* The words that the program was started with, its name first; kept before main, as the loader hands them over. */
int workbench_argument_count(void);
const char *workbench_argument(int index);
