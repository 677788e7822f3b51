// SPDX-License-Identifier: Apache-2.0
// The id of the system's time zone: from TZ, else from what /etc/localtime is.
#define _GNU_SOURCE
#include "time_zone.h"

#include <dirent.h>
#include <fcntl.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { MAX_ZONE_FILE = 1 << 20 };

// The zone data a file holds, malloc'ed.
typedef struct {
    char *bytes;
    size_t size;
} content_t;

static bool read_content(const char *path, content_t *c) {
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    struct stat s;
    if (fd < 0) {
        return false;
    }
    c->bytes = NULL;
    if (fstat(fd, &s) == 0 && S_ISREG(s.st_mode) && s.st_size > 0 && s.st_size <= MAX_ZONE_FILE) {
        c->size = (size_t)s.st_size;
        c->bytes = malloc(c->size);
        if (c->bytes != NULL && read(fd, c->bytes, c->size) != s.st_size) {
            free(c->bytes);
            c->bytes = NULL;
        }
    }
    close(fd);
    return c->bytes != NULL;
}

static bool holds(const char *directory, const char *zone, const content_t *wanted) {
    char path[PATH_MAX];
    struct stat s;
    content_t c;
    if (snprintf(path, sizeof path, "%s/%s", directory, zone) >= (int)sizeof path || stat(path, &s) != 0 ||
        (size_t)s.st_size != wanted->size || !read_content(path, &c)) {
        return false;
    }
    bool same = c.size == wanted->size && memcmp(c.bytes, wanted->bytes, c.size) == 0;
    free(c.bytes);
    return same;
}

static int is_zone_or_directory(const struct dirent *e) {
    static const char *const others[] = {"posix", "right", "posixrules", "localtime", "Factory"};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        if (strcmp(e->d_name, others[i]) == 0) {
            return 0;
        }
    }
    return e->d_name[0] != '.';
}

// Searches the directory for a file with this content, in the order of names: prefix is "" or ends with '/'.
static char *find(const char *root, const char *prefix, const content_t *wanted) {
    char path[PATH_MAX];
    struct dirent **entries;
    char *found = NULL;
    snprintf(path, sizeof path, "%s/%s", root, prefix);
    int n = scandir(path, &entries, is_zone_or_directory, alphasort);
    for (int i = 0; i < n; i++) {
        char zone[PATH_MAX];
        struct stat s;
        if (found == NULL && snprintf(zone, sizeof zone, "%s%s", prefix, entries[i]->d_name) < (int)sizeof zone &&
            snprintf(path, sizeof path, "%s/%s", root, zone) < (int)sizeof path && stat(path, &s) == 0) {
            if (S_ISDIR(s.st_mode) && strlen(zone) + 1 < sizeof zone) {
                found = find(root, strcat(zone, "/"), wanted);
            } else if (holds(root, zone, wanted)) {
                found = strdup(zone);
            }
        }
        free(entries[i]);
    }
    if (n >= 0) {
        free(entries);
    }
    return found;
}

// What follows "zoneinfo/" in a path, without the directories for other ways to count leap seconds.
static const char *zone_in_path(const char *path) {
    const char *zone = strstr(path, "zoneinfo/");
    if (zone == NULL) {
        return NULL;
    }
    zone += strlen("zoneinfo/");
    zone += strspn(zone, "/");
    if (strncmp(zone, "posix/", 6) == 0 || strncmp(zone, "right/", 6) == 0) {
        zone += 6;
    }
    return *zone == '\0' ? NULL : zone;
}

// The first zone with this content in a list, in which each line has the name where the format says.
static char *find_listed(const char *root, const char *list, const char *format, const char *directory,
                         const content_t *wanted) {
    char path[PATH_MAX], line[512], zone[256];
    char *found = NULL;
    snprintf(path, sizeof path, "%s%s", root, list);
    FILE *f = fopen(path, "re");
    while (f != NULL && found == NULL && fgets(line, sizeof line, f) != NULL) {
        if (sscanf(line, format, zone) == 1 && strstr(zone, "..") == NULL && holds(directory, zone, wanted)) {
            found = strdup(zone);
        }
    }
    if (f != NULL) {
        fclose(f);
    }
    return found;
}

static char *from_localtime(const char *root) {
    char path[PATH_MAX], link[PATH_MAX], directory[PATH_MAX];
    snprintf(path, sizeof path, "%s/etc/localtime", root);
    ssize_t n = readlink(path, link, sizeof link - 1);
    if (n > 0) {
        link[n] = '\0';
        const char *zone = zone_in_path(link);
        if (zone != NULL) {
            return strdup(zone);
        }
    }
    content_t wanted;
    if (!read_content(path, &wanted)) {
        return NULL;
    }
    // Several zones can have the same content: best is the name that the system's set-up left, then a zone's main name.
    snprintf(directory, sizeof directory, "%s/usr/share/zoneinfo", root);
    char *zone = find_listed(root, "/etc/timezone", "%255s", directory, &wanted);
    const char *const fixed[] = {"UTC", "GMT"};
    for (size_t i = 0; i < sizeof fixed / sizeof *fixed && zone == NULL; i++) {
        zone = holds(directory, fixed[i], &wanted) ? strdup(fixed[i]) : NULL;
    }
    if (zone == NULL) {
        zone = find_listed(root, "/usr/share/zoneinfo/zone1970.tab", "%*[^#\t]\t%*s\t%255s", directory, &wanted);
    }
    if (zone == NULL) {
        zone = find(directory, "", &wanted);
    }
    free(wanted.bytes);
    return zone;
}

static char *current_offset(void) {
    time_t now = time(NULL);
    struct tm local;
    char id[16];
    if (localtime_r(&now, &local) == NULL || local.tm_gmtoff == 0) {
        return strdup("GMT");
    }
    long minutes = labs(local.tm_gmtoff) / 60;
    snprintf(id, sizeof id, "GMT%c%02ld:%02ld", local.tm_gmtoff < 0 ? '-' : '+', minutes / 60 % 100, minutes % 60);
    return strdup(id);
}

char *thaw_time_zone(const char *tz, const char *root) {
    if (tz != NULL && *tz == ':') {
        tz++;
    }
    if (tz != NULL && *tz != '\0') {
        const char *zone = *tz == '/' ? zone_in_path(tz) : tz;
        if (zone != NULL) {
            return strdup(strncmp(zone, "posix/", 6) == 0 ? zone + 6 : zone);
        }
        // Another file: no name, so only its offset is known.
        return strcmp(tz, "/etc/localtime") == 0 ? thaw_time_zone(NULL, root) : current_offset();
    }
    char *zone = from_localtime(root);
    return zone != NULL ? zone : current_offset();
}

// The mappings are for Windows.
char *SVM_FindJavaTZmd(const char *mappings, int length) {
    (void)mappings;
    (void)length;
    tzset();
    return thaw_time_zone(getenv("TZ"), "");
}
