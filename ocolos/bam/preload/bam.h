// SPDX-License-Identifier: Apache-2.0
// Where programs that were re-laid lie, without a symbolic link in it; empty where there is no batch.
#define LONGEST_PATH 4096
extern char bam_directory[LONGEST_PATH] __attribute__((visibility("hidden")));
