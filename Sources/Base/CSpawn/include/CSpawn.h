#pragma once

/* Starts a program, found by PATH unless its name has a slash, and gives its process; 0, else the errno of what failed.
 *
 * It begins a group of its own, has `ends` as its standard input, output and error and no other descriptor, and treats
 * signals as the system does. On Linux it is killed when the thread that started it ends, however that ends. */
int workbench_spawn(char *const words[], char *const variables[], const int ends[3], int *process);
