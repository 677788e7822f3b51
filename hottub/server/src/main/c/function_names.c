/* SPDX-License-Identifier: Apache-2.0 */
#include "function_names.h"

#include <fnmatch.h>
#include <stddef.h>
#include <string.h>

/* Of those that begin so, the exceptions below. */
static const char *const HARMLESS[] = {
    /* Memory, and what is computed from it. */
    "malloc", "calloc", "realloc", "free", "memalign", "posix_memalign", "aligned_alloc", "valloc", "reallocarray",
    "malloc_usable_size", "mmap", "mmap64", "munmap", "mprotect", "mremap", "madvise", "msync", "mincore",
    "mem*", "str*", "stp*", "wcs*", "wmem*", "__mem*_chk", "__str*_chk", "__stp*_chk", "__wcs*_chk", "__wmem*_chk", "__str*_r",
    "__isoc*_str*", "__isoc*_wcs*", "__isoc*_sscanf", "__isoc*_vsscanf",
    "bcopy", "bzero", "bcmp", "index", "rindex", "ffs*", "__xpg_basename", "basename", "dirname",
    "atoi", "atol", "atoll", "atof", "qsort", "qsort_r", "bsearch", "abs", "labs", "llabs", "div", "ldiv", "lldiv",
    "is[a-z]*", "__is*", "to[a-z]*", "__ctype_*", "btowc", "wctob", "wctype", "__wc*_l", "__tow*_l", "isw*", "tow*",
    "mbrtowc", "wcrtomb", "mbsrtowcs", "mbsnrtowcs", "wcsrtombs", "mbrlen", "mbsinit", "mbtowc", "wctomb", "mbstowcs",
    "sprintf", "snprintf", "vsprintf", "vsnprintf", "asprintf", "vasprintf", "sscanf", "vsscanf",
    "__sprintf_chk", "__snprintf_chk", "__vsprintf_chk", "__vsnprintf_chk", "__asprintf_chk", "__vasprintf_chk",
    "htonl", "htons", "ntohl", "ntohs", "inet_ntop", "inet_pton", "inet_addr", "gai_strerror", "hstrerror",
    "__errno_location", "__stack_chk_fail", "__chk_fail", "__fdelt_chk", "__assert_fail", "__assert", "abort", "raise",
    "__tls_get_addr", "__cxa_finalize", "__gmon_start__", "setjmp", "_setjmp", "__sigsetjmp", "longjmp", "_longjmp",
    "siglongjmp", "__longjmp_chk", "nl_langinfo", "nl_langinfo_l", "iconv", "iconv_open", "iconv_close", "getauxval", "crypt", "crypt_r",
    /* Files: what is open is closed, and what is written is the program's. */
    "open", "open64", "openat", "openat64", "__open*_2", "creat", "creat64", "close", "read", "__read_chk", "write", "pread*",
    "__pread*_chk", "pwrite*", "readv", "writev", "lseek", "lseek64", "stat*", "fstat*", "lstat*", "__xstat*", "__fxstat*",
    "__lxstat*", "access", "faccessat", "euidaccess", "readlink*", "__readlink*_chk", "realpath", "__realpath_chk", "fcntl", "fcntl64", "ioctl",
    "flock", "lockf*", "unlink*", "remove", "rename*", "link", "linkat", "symlink*", "mkdir*", "rmdir", "mknod*", "mkfifo*",
    "chmod", "fchmod*", "chown", "fchown*", "lchown", "truncate*", "ftruncate*", "fallocate*", "posix_fallocate*",
    "posix_fadvise*", "fsync", "fdatasync", "sync", "syncfs", "sync_file_range", "utime*", "futime*", "utimensat", "futimens",
    "dup", "dup2", "dup3", "pipe", "pipe2", "poll", "__poll_chk", "ppoll", "select", "pselect", "epoll_*", "eventfd", "timerfd_*",
    "inotify_*", "sendfile*", "splice", "mkstemp*", "mkostemp*", "mkdtemp", "getcwd", "__getcwd_chk", "get_current_dir_name",
    "chdir", "fchdir", "umask", "opendir", "fdopendir", "readdir*", "closedir", "dirfd", "rewinddir", "seekdir", "telldir",
    "scandir*", "alphasort*", "statvfs*", "fstatvfs*", "pathconf", "fpathconf",
    /* Streams: what is left of them shows. */
    "fgets*", "fread*", "__fgets_chk", "__fread_chk", "getc", "fgetc", "getc_unlocked", "getline", "getdelim", "__getdelim", "ungetc",
    "feof", "ferror", "clearerr", "fileno", "fseek*", "ftell*", "rewind", "fflush", "fputs", "fputc", "putc", "fwrite", "fprintf",
    "vfprintf", "printf", "vprintf", "puts", "putchar", "__printf_chk", "__vprintf_chk", "__fprintf_chk", "__vfprintf_chk", "perror",
    "getmntent*", "hasmntopt",
    /* Connections. */
    "socket", "socketpair", "bind", "listen", "accept", "accept4", "connect", "shutdown", "send", "sendto", "sendmsg", "sendmmsg",
    "recv", "__recv_chk", "recvfrom", "__recvfrom_chk", "recvmsg", "recvmmsg", "getsockopt", "setsockopt", "getsockname", "getpeername",
    "if_nametoindex", "if_indextoname", "getifaddrs", "freeifaddrs", "getaddrinfo", "freeaddrinfo", "getnameinfo", "gethostname",
    /* The terminal is the client's, and is left as a program in a new JVM would leave it. */
    "isatty", "ttyname", "ttyname_r", "ctermid", "tc[gs]et*", "tcsendbreak", "tcdrain", "tcflush", "tcflow", "cf[gs]et*", "cfmakeraw",
    /* What the system is, who runs this, and when. */
    "getpid", "getppid", "gettid", "getuid", "geteuid", "getgid", "getegid", "getgroups", "getresuid", "getresgid", "getpgid",
    "getpgrp", "getsid", "getpw*", "getgr*", "uname", "sysconf", "confstr", "getpagesize", "gnu_get_libc_version", "get_nprocs*",
    "sysinfo", "getrusage", "getrlimit*", "getpriority", "sched_getaffinity", "sched_getcpu", "sched_yield", "__sched_cpu*",
    "getloadavg", "times", "clock", "clock_gettime", "clock_getres", "gettimeofday", "time", "ftime", "difftime", "localtime*",
    "gmtime*", "mktime", "timegm", "strftime*", "asctime*", "ctime*", "tzset", "nanosleep", "clock_nanosleep", "usleep", "sleep",
    "getrandom", "getentropy", "arc4random*", "getenv", "secure_getenv", "__secure_getenv",
    /* Other processes, and what the program may do to itself. */
    "posix_spawn*", "wait", "wait3", "wait4", "waitid", "waitpid", "kill",
    /* Locks, and what belongs to a thread, which ends. */
    "pthread_mutex*", "pthread_cond*", "pthread_rwlock*", "pthread_spin*", "pthread_barrier*", "pthread_once", "pthread_self",
    "pthread_equal", "pthread_getspecific", "pthread_setspecific", "pthread_attr_*", "pthread_getattr_np", "pthread_sigmask",
    "pthread_setcancel*", "pthread_testcancel", "__pthread_*cleanup*", "sem_init", "sem_destroy", "sem_wait", "sem_trywait",
    "sem_timedwait", "sem_post", "sem_getvalue", "sigemptyset", "sigfillset", "sigaddset", "sigdelset", "sigismember",
    "sigprocmask", "sigaltstack",
    /* Memory, strings, exceptions and containers of C++. */
    "_Zn[wa]*", "_Zd[la]*", "_ZNSt7__cxx1112basic_string*", "_ZNKSt7__cxx1112basic_string*", "_ZNSs*", "_ZNKSs*", "_ZSt*__throw_*",
    "_ZSt9terminatev", "_ZSt1*_Rb_tree_*", "_ZSt2*_Rb_tree_*", "_ZNSt8__detail*", "_ZNKSt8__detail*", "_ZSt11_Hash_bytes*",
    "_ZNSt*exception*", "_ZNKSt*exception*", "_ZNSt*error*", "_ZNKSt*error*", "_ZNSt6chrono*", "__cxa_*", "__gxx_personality_v0",
    "_Unwind_*", "__dynamic_cast",
    /* Libraries that are loaded later are looked at as well. */
    "dlopen", "dlclose", "dlerror", "dladdr*", "dl_iterate_phdr", "dlinfo", "__libc_single_threaded",
};

/* They keep something, or print to a stream whose buffer stays. */
static const char *const EXCEPTIONS[] = {"strtok", "wcstok", "strfry", "memfrob", "getpwent*", "getgrent*", "__cxa_atexit", "__cxa_thread_atexit*"};

/* What they leave goes with the library: keys of threads, and what is called around fork. */
static const char *const OF_A_LOAD[] = {"pthread_key_create", "pthread_atfork", "__register_atfork"};

/* libm and libgcc_s compute. */
static const char *const WATCHED[] = {"libc.so*", "libpthread.so*", "libdl.so*", "librt.so*", "ld-linux*", "libresolv.so*", "libutil.so*",
    "libstdc++.so*", "libcrypt.so*", "libnsl.so*"};

static bool is_of(const char *const *names, size_t count, const char *name)
{
    for (size_t i = 0; i < count; i++) {
        if (fnmatch(names[i], name, 0) == 0) {
            return true;
        }
    }
    return false;
}

#define IS_OF(names, name) is_of(names, sizeof names / sizeof *names, name)

bool is_harmless_function(const char *name)
{
    return IS_OF(HARMLESS, name) && !IS_OF(EXCEPTIONS, name);
}

bool may_load_call(const char *name)
{
    return IS_OF(OF_A_LOAD, name);
}

bool is_watched_provider(const char *library)
{
    return IS_OF(WATCHED, library);
}
