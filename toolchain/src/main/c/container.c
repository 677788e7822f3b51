// SPDX-License-Identifier: Apache-2.0
// The memory and processors that the process's control groups (version 1, 2 or both) leave to it.
#define _GNU_SOURCE
#include "container.h"

#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "processors.h"

enum { UNLIMITED = -1, UNKNOWN = -2 };

// The directory of the process's group, and how much of it is the mount point: limits of parent groups hold as well.
typedef struct {
    char path[PATH_MAX];
    size_t mount_length;
    bool v2;
    bool read_only;
} group_t;

static group_t memory, cpu;

static bool has_word(const char *list, const char *word) {
    size_t n = strlen(word);
    for (const char *p = list; p != NULL; p = strchr(p, ','), p = p == NULL ? NULL : p + 1) {
        if (strncmp(p, word, n) == 0 && (p[n] == ',' || p[n] == '\0')) {
            return true;
        }
    }
    return false;
}

// mountinfo writes blanks and backslashes as \ooo.
static void unescape(char *text) {
    char *to = text;
    for (const char *from = text; *from != '\0'; to++) {
        unsigned code;
        if (*from == '\\' && sscanf(from, "\\%3o", &code) == 1) {
            *to = (char)code;
            from += 4;
        } else {
            *to = *from++;
        }
    }
    *to = '\0';
}

static FILE *open_below(const char *root, const char *path) {
    char full[PATH_MAX];
    return snprintf(full, sizeof full, "%s%s", root, path) < (int)sizeof full ? fopen(full, "re") : NULL;
}

// The path of the process's group in the hierarchy of a controller, or in the unified one if controller is NULL.
static bool find_path(const char *root, const char *controller, char *path, size_t size) {
    FILE *f = open_below(root, "/proc/self/cgroup");
    char *line = NULL;
    size_t capacity = 0;
    bool found = false;
    while (f != NULL && !found && getline(&line, &capacity, f) > 0) {
        char *names = strchr(line, ':');
        char *value = names == NULL ? NULL : strchr(names + 1, ':');
        if (value != NULL) {
            *value++ = '\0';
            value[strcspn(value, "\n")] = '\0';
            names++;
            if (controller == NULL ? *names == '\0' : has_word(names, controller)) {
                found = snprintf(path, size, "%s", value) < (int)size;
            }
        }
    }
    free(line);
    if (f != NULL) {
        fclose(f);
    }
    return found;
}

static bool exists(const char *path) { return access(path, F_OK) == 0; }

// Joins the mount point with that part of the group's path that lies below the mounted directory.
static void set_group(group_t *g, const char *root, const char *mounted, const char *mount_point, const char *path) {
    size_t n = strcmp(mounted, "/") == 0 ? 0 : strlen(mounted);
    bool below = strncmp(path, mounted, n) == 0 && (path[n] == '/' || path[n] == '\0') && strstr(path, "..") == NULL;
    int length = snprintf(g->path, sizeof g->path, "%s%s", root, mount_point);
    if (length >= (int)sizeof g->path) {
        g->path[0] = '\0';
        return;
    }
    g->mount_length = (size_t)length;
    if (below && strcmp(path + n, "/") != 0) {
        snprintf(g->path + length, sizeof g->path - g->mount_length, "%s", path + n);
    }
    // In a namespace of its own the process may not see its group, but only a parent of it.
    while (strlen(g->path) > g->mount_length && !exists(g->path)) {
        *strrchr(g->path, '/') = '\0';
    }
}

// Finds the controller in the given kind of hierarchy; a mount in the usual place wins over other ones.
static bool find_group(group_t *g, const char *root, const char *controller, bool v2) {
    char path[PATH_MAX];
    g->path[0] = '\0';
    if (!find_path(root, v2 ? NULL : controller, path, sizeof path)) {
        return false;
    }
    FILE *f = open_below(root, "/proc/self/mountinfo");
    char *line = NULL;
    size_t capacity = 0;
    bool usual = false;
    while (f != NULL && !usual && getline(&line, &capacity, f) > 0) {
        char *fields[6], *rest = strstr(line, " - "), *position;
        int n = 0;
        if (rest == NULL) {
            continue;
        }
        *rest = '\0';
        for (char *word = strtok_r(line, " ", &position); word != NULL && n < 6; word = strtok_r(NULL, " ", &position)) {
            fields[n++] = word;
        }
        char *type = strtok_r(rest + 3, " \n", &position);
        char *options = strtok_r(NULL, " \n", &position) == NULL ? NULL : strtok_r(NULL, " \n", &position);
        if (n < 6 || type == NULL || options == NULL || strcmp(type, v2 ? "cgroup2" : "cgroup") != 0 ||
            (!v2 && !has_word(options, controller))) {
            continue;
        }
        unescape(fields[3]);
        unescape(fields[4]);
        usual = strncmp(fields[4], "/sys/fs/cgroup", strlen("/sys/fs/cgroup")) == 0;
        if (usual || g->path[0] == '\0') {
            set_group(g, root, fields[3], fields[4], path);
            g->v2 = v2;
            g->read_only = has_word(fields[5], "ro");
        }
    }
    free(line);
    if (f != NULL) {
        fclose(f);
    }
    return g->path[0] != '\0';
}

static FILE *open_file(const char *directory, const char *file) {
    char path[PATH_MAX];
    return snprintf(path, sizeof path, "%s/%s", directory, file) < (int)sizeof path ? fopen(path, "re") : NULL;
}

// The file's n-th number; "max" counts as unlimited, and a number beyond the range of long as LONG_MAX.
static long read_number(const char *directory, const char *file, int n) {
    FILE *f = open_file(directory, file);
    char word[32];
    long value = UNKNOWN;
    for (; f != NULL && n >= 0; n--) {
        value = fscanf(f, "%31s", word) != 1 ? UNKNOWN : strcmp(word, "max") == 0 ? UNLIMITED : strtol(word, NULL, 10);
    }
    if (f != NULL) {
        fclose(f);
    }
    return value;
}

static long read_entry(const char *directory, const char *file, const char *key) {
    FILE *f = open_file(directory, file);
    char name[64];
    long number, value = UNKNOWN;
    while (f != NULL && value == UNKNOWN && fscanf(f, "%63s %ld", name, &number) == 2) {
        if (strcmp(name, key) == 0) {
            value = number;
        }
    }
    if (f != NULL) {
        fclose(f);
    }
    return value;
}

static long physical_memory(void) { return sysconf(_SC_PHYS_PAGES) * sysconf(_SC_PAGESIZE); }

// The lowest value that the function gives for the group and its parents, as far as they are visible.
static long lowest(const group_t *g, long (*limit)(const char *directory, bool v2)) {
    char path[PATH_MAX];
    long low = UNLIMITED;
    if (g->path[0] == '\0') {
        return UNLIMITED;
    }
    strcpy(path, g->path);
    for (;;) {
        long value = limit(path, g->v2);
        if (value >= 0 && (low < 0 || value < low)) {
            low = value;
        }
        char *slash = strrchr(path, '/');
        if (slash == NULL || (size_t)(slash - path) < g->mount_length) {
            return low;
        }
        *slash = '\0';
    }
}

static long memory_limit(const char *directory, bool v2) {
    return read_number(directory, v2 ? "memory.max" : "memory.limit_in_bytes", 0);
}

static long memory_and_swap_limit(const char *directory, bool v2) {
    if (!v2) {
        return read_number(directory, "memory.memsw.limit_in_bytes", 0);
    }
    long ram = read_number(directory, "memory.max", 0), swap = read_number(directory, "memory.swap.max", 0);
    return ram >= 0 && swap >= 0 && ram <= LONG_MAX - swap ? ram + swap : UNLIMITED;
}

static long processor_limit(const char *directory, bool v2) {
    long quota = read_number(directory, v2 ? "cpu.max" : "cpu.cfs_quota_us", 0);
    long period = v2 ? read_number(directory, "cpu.max", 1) : read_number(directory, "cpu.cfs_period_us", 0);
    return quota > 0 && period > 0 ? (quota - 1) / period + 1 : UNLIMITED;
}

// Version 1 writes "no limit" as a number larger than any memory.
static long memory_limit_in_bytes(void) {
    long limit = lowest(&memory, memory_limit);
    return limit >= physical_memory() ? UNLIMITED : limit;
}

bool thaw_container_open(const char *root) {
    bool has_memory = find_group(&memory, root, "memory", false) || find_group(&memory, root, "memory", true);
    bool has_cpu = find_group(&cpu, root, "cpu", false) || find_group(&cpu, root, "cpu", true);
    if (!has_memory && !has_cpu) {
        return false;
    }
    return ((!has_memory || memory.read_only) && (!has_cpu || cpu.read_only)) || memory_limit_in_bytes() > 0 ||
           lowest(&cpu, processor_limit) > 0;
}

// 0: no container, 1: container, 2: this library is older than the caller, 3: it is newer.
int svm_container_initialize(int version) {
    const int ours = 240100;
    return version > ours ? 2 : version < ours ? 3 : thaw_container_open("");
}

long svm_container_memory_limit_in_bytes(void) { return memory_limit_in_bytes(); }

uint64_t svm_container_physical_memory(void) {
    long limit = memory_limit_in_bytes();
    return (uint64_t)(limit > 0 ? limit : physical_memory());
}

int svm_container_active_processor_count(void) {
    long limit = lowest(&cpu, processor_limit);
    int available = thaw_processors();
    return limit > 0 && limit < available ? (int)limit : available;
}

// A kernel that does not count swap limits only the memory.
long svm_container_memory_and_swap_limit_in_bytes(void) {
    long limit = lowest(&memory, memory_and_swap_limit), ram = memory_limit_in_bytes();
    return limit < 0 || limit >= LONG_MAX / 4096 * 4096 ? ram : limit;
}

long svm_container_memory_soft_limit_in_bytes(void) {
    long limit = read_number(memory.path, memory.v2 ? "memory.low" : "memory.soft_limit_in_bytes", 0);
    return limit >= physical_memory() ? UNLIMITED : limit;
}

long svm_container_memory_usage_in_bytes(void) {
    return read_number(memory.path, memory.v2 ? "memory.current" : "memory.usage_in_bytes", 0);
}

long svm_container_memory_max_usage_in_bytes(void) {
    return read_number(memory.path, memory.v2 ? "memory.peak" : "memory.max_usage_in_bytes", 0);
}

long svm_container_rss_usage_in_bytes(void) {
    return read_entry(memory.path, "memory.stat", memory.v2 ? "anon" : "rss");
}

long svm_container_cache_usage_in_bytes(void) {
    return read_entry(memory.path, "memory.stat", memory.v2 ? "file" : "cache");
}
