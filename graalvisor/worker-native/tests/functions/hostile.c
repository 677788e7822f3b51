// SPDX-License-Identifier: Apache-2.0
// Functions that try what a worker must not let them. Each says "0", or the number of the error, or what it got.
#include "function.h"
#include <arpa/inet.h>
#include <fcntl.h>
#include <linux/io_uring.h>
#include <linux/perf_event.h>
#include <linux/userfaultfd.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/wait.h>

static long result(long value)
{
    return value < 0 ? errno : 0;
}

static long open_file(const char *path, int flags)
{
    int descriptor = open(path, flags | O_CLOEXEC, 0600);
    if (descriptor < 0) return errno;
    close(descriptor);
    return 0;
}

static long connect_to(const char *address, int port)
{
    int socket_ = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
    if (socket_ < 0) return errno;
    struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    inet_pton(AF_INET, address, &to.sin_addr);
    long error = result(connect(socket_, (struct sockaddr *)&to, sizeof to));
    close(socket_);
    return error;
}

static long connect_unix(const char *path)
{
    int socket_ = socket(AF_UNIX, SOCK_STREAM, 0);
    if (socket_ < 0) return errno;
    struct sockaddr_un to = {.sun_family = AF_UNIX};
    if (strlen(path) >= sizeof to.sun_path) return ENAMETOOLONG;
    strcpy(to.sun_path, path);
    long error = result(connect(socket_, (struct sockaddr *)&to, sizeof to));
    close(socket_);
    return error;
}

static long pair(int type)
{
    int pair[2];
    if (socketpair(AF_UNIX, type, 0, pair) < 0) return errno;
    close(pair[0]);
    close(pair[1]);
    return 0;
}

// 1: it says where pages are in the machine's memory; 2: it is not there.
static long page_map(void)
{
    for (int descriptor = 3; descriptor < 64; descriptor++) {
        char link[40], target[40] = "";
        uint64_t entry = 0;
        snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
        if (readlink(link, target, sizeof target - 1) < 0 || strstr(target, "/pagemap") == NULL) continue;
        if (pread(descriptor, &entry, sizeof entry, (off_t)((uintptr_t)&entry / PAGE * sizeof entry)) != sizeof entry) return errno;
        return entry >> 63 == 1 && (entry & ((1ULL << 55) - 1)) == 0 ? 0 : 1;
    }
    return 2;
}

static long run(const char *program)
{
    pid_t child = fork();
    if (child < 0) return errno;
    if (child == 0) {
        execl(program, program, "hello", (char *)NULL);
        _exit(99);
    }
    int status;
    waitpid(child, &status, 0);
    return WEXITSTATUS(status);
}

static void *nothing(void *unused)
{
    return unused;
}

static void *wait_long(void *unused)
{
    usleep(1000000);
    return unused;
}

static long threads(int count)
{
    for (int i = 0; i < count; i++) {
        pthread_t thread;
        pthread_attr_t small;
        pthread_attr_init(&small);
        pthread_attr_setstacksize(&small, 65536);
        int error = pthread_create(&thread, &small, wait_long, NULL);
        if (error != 0) return error;
        pthread_detach(thread);
    }
    return 0;
}

static long descriptors(int count)
{
    int last = -1, error = 0;
    for (int i = 0; i < count; i++) {
        int next = dup(0);
        if (next < 0) {
            error = errno;
            break;
        }
        last = next;
    }
    for (int i = 3; i <= last; i++) {
        struct stat data;
        // Only those that are copies of standard input.
        if (fstat(i, &data) == 0 && S_ISCHR(data.st_mode)) close(i);
    }
    return error;
}

// So many MiB, touched.
static long fill(int count)
{
    long size = (long)count << 20;
    char *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return errno;
    for (long i = 0; i < size; i += 4096) memory[i] = 1;
    return result(munmap(memory, size));
}

static long try_one(const char *what, pid_t front, const char *file)
{
    char text[300];
    long number = 0;
    if (strcmp(what, "memory-file") == 0) {
        snprintf(text, sizeof text, "/proc/%d/mem", front);
        return open_file(text, O_RDONLY);
    }
    if (strcmp(what, "environment-file") == 0) {
        snprintf(text, sizeof text, "/proc/%d/environ", front);
        return open_file(text, O_RDONLY);
    }
    if (strcmp(what, "environment") == 0) return getenv("SECRET_OF_THE_FRONT") == NULL ? 0 : 1;
    if (strcmp(what, "ptrace") == 0) return result(ptrace(PTRACE_ATTACH, front, NULL, NULL));
    if (strcmp(what, "process_vm_readv") == 0) {
        struct iovec part = {&number, sizeof number};
        return result(process_vm_readv(front, &part, 1, &part, 1, 0));
    }
    if (strcmp(what, "process_vm_writev") == 0) {
        struct iovec part = {&number, sizeof number};
        return result(process_vm_writev(front, &part, 1, &part, 1, 0));
    }
    if (strcmp(what, "pidfd") == 0) return result(syscall(SYS_pidfd_open, front, 0));
    if (strcmp(what, "kill") == 0) return result(kill(front, 0));
    if (strcmp(what, "tgkill") == 0) return result(syscall(SYS_tgkill, front, front, 0));
    if (strcmp(what, "sigqueue") == 0) return result(sigqueue(front, 0, (union sigval){0}));
    if (strcmp(what, "kill-all") == 0) return result(kill(-1, 0));
    if (strcmp(what, "kill-self") == 0) return result(kill(getpid(), 0));
    if (strcmp(what, "own-signal-to-front") == 0) return result(fcntl(0, F_SETOWN, front));
    if (strcmp(what, "prlimit") == 0) {
        struct rlimit limit;
        return result(prlimit(front, RLIMIT_NOFILE, NULL, &limit));
    }
    if (strcmp(what, "open") == 0) return open_file(file, O_RDONLY);
    if (strcmp(what, "write") == 0) return open_file(file, O_WRONLY | O_CREAT);
    if (strcmp(what, "truncate") == 0) return result(truncate(file, 0));
    if (strcmp(what, "unlink") == 0) return result(unlink(file));
    if (strcmp(what, "chmod") == 0) return result(chmod(file, 0777));
    if (strcmp(what, "utimes") == 0) return result(utimensat(AT_FDCWD, file, NULL, 0));
    if (strcmp(what, "list") == 0) return open_file(file, O_RDONLY | O_DIRECTORY);
    if (strcmp(what, "unix") == 0) return connect_unix(file);
    if (strcmp(what, "datagram-pair") == 0) return pair(SOCK_DGRAM);
    if (strcmp(what, "stream-pair") == 0) return pair(SOCK_STREAM);
    if (strcmp(what, "metadata") == 0) return connect_to("169.254.169.254", 80);
    if (strcmp(what, "loopback") == 0) return connect_to("127.0.0.1", atoi(file));
    if (strcmp(what, "raw") == 0) return result(socket(AF_INET, SOCK_RAW, IPPROTO_ICMP));
    if (strcmp(what, "packet") == 0) return result(socket(AF_PACKET, SOCK_RAW, 0));
    if (strcmp(what, "vsock") == 0) return result(socket(AF_VSOCK, SOCK_STREAM, 0));
    if (strcmp(what, "netlink") == 0) return result(socket(AF_NETLINK, SOCK_RAW, 0));
    if (strcmp(what, "fork") == 0) {
        pid_t child = fork();
        if (child == 0) _exit(0);
        return result(child);
    }
    if (strcmp(what, "vfork") == 0) return result(syscall(SYS_vfork));
    if (strcmp(what, "exec") == 0) return result(execl("/bin/true", "true", (char *)NULL));
    if (strcmp(what, "run") == 0) return run(file);
    if (strcmp(what, "thread") == 0) {
        pthread_t thread;
        number = pthread_create(&thread, NULL, nothing, NULL);
        if (number == 0) pthread_join(thread, NULL);
        return number;
    }
    if (strcmp(what, "threads") == 0) return threads(atoi(file));
    if (strcmp(what, "page-map") == 0) return page_map();
    if (strcmp(what, "descriptors") == 0) return descriptors(atoi(file));
    if (strcmp(what, "clone-namespace") == 0) {
        return result(syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, NULL, NULL, NULL, NULL));
    }
    if (strcmp(what, "clone3") == 0) return result(syscall(SYS_clone3, NULL, 0));
    if (strcmp(what, "unshare") == 0) return result(unshare(CLONE_NEWUSER));
    if (strcmp(what, "setns") == 0) return result(setns(0, 0));
    if (strcmp(what, "mount") == 0) return result(mount("none", "/tmp", "tmpfs", 0, NULL));
    if (strcmp(what, "chroot") == 0) return result(chroot("/tmp"));
    if (strcmp(what, "chdir") == 0) return result(chdir("/tmp"));
    if (strcmp(what, "bpf") == 0) return result(syscall(SYS_bpf, 0, NULL, 0));
    if (strcmp(what, "perf") == 0) {
        struct perf_event_attr event = {.size = sizeof event};
        return result(syscall(SYS_perf_event_open, &event, 0, -1, -1, 0));
    }
    if (strcmp(what, "keyctl") == 0) return result(syscall(SYS_keyctl, 0, -4, 0));
    if (strcmp(what, "add_key") == 0) return result(syscall(SYS_add_key, "user", "a", "b", 1, -4));
    if (strcmp(what, "kexec") == 0) return result(syscall(SYS_kexec_load, 0, 0, NULL, 0));
    if (strcmp(what, "module") == 0) return result(syscall(SYS_init_module, NULL, 0, ""));
    if (strcmp(what, "io_uring") == 0) {
        struct io_uring_params parameters = {0};
        return result(syscall(SYS_io_uring_setup, 1, &parameters));
    }
    if (strcmp(what, "userfaultfd") == 0) return result(syscall(SYS_userfaultfd, UFFD_USER_MODE_ONLY));
    if (strcmp(what, "seccomp") == 0) return result(prctl(PR_SET_SECCOMP, 1, 0, 0, 0));
    if (strcmp(what, "dumpable") == 0) return result(prctl(PR_SET_DUMPABLE, 1, 0, 0, 0));
    if (strcmp(what, "setuid") == 0) return result(setuid(0));
    if (strcmp(what, "reboot") == 0) return result(syscall(SYS_reboot, 0, 0, 0, NULL));
    if (strcmp(what, "shmget") == 0) return result(syscall(SYS_shmget, 1, 4096, 0600));
    if (strcmp(what, "mqueue") == 0) return result(syscall(SYS_mq_open, "a", O_CREAT | O_RDWR, 0600, NULL));
    if (strcmp(what, "terminal") == 0) return result(ioctl(0, TIOCSTI, "x"));
    if (strcmp(what, "int80") == 0) {
        long pid;
        __asm__ volatile("int $0x80" : "=a"(pid) : "a"(20L) : "memory");
        return pid > 0 ? 0 : -pid;
    }
    if (strcmp(what, "x32") == 0) return result(syscall(0x40000000 | SYS_getpid));
    if (strcmp(what, "fill") == 0) return fill(atoi(file));
    if (strcmp(what, "user") == 0) return (long)geteuid();
    if (strcmp(what, "group") == 0) return (long)getegid();
    if (strcmp(what, "core") == 0) {
        struct rlimit limit;
        getrlimit(RLIMIT_CORE, &limit);
        return (long)limit.rlim_max;
    }
    return 9999;
}

static int answer(struct isolate *isolate, const struct thaw_call *call, const char *path)
{
    (void)isolate;
    char front[20], file[300];
    field(call, "front", front, sizeof front);
    field(call, "file", file, sizeof file);
    errno = 0;
    say(call, "%ld", try_one(path, atoi(front), file));
    return 0;
}
