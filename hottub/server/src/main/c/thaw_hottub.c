/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a server cannot do in Java on JDK 17: descriptors over a Unix socket, the process's environment and directory,
 * a main thread as the java launcher makes it, the end of threads (JVMTI StopThread), and exits that end a run instead
 * of the process. It also has the server's own classes, as a first run waits for less than where Java looks them up.
 */
#define _GNU_SOURCE
#include "final_fields.h"

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <jni.h>
#include <jvmti.h>
#include <langinfo.h>
#include <link.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

#include "native.h"

#define DESCRIPTORS_AT_MOST 256

/* A request is arguments and environment; Linux allows less than this for both. */
#define REQUEST_AT_MOST (64u << 20)

static JavaVM *vm;
static jvmtiEnv *jvmti;
static char *settings;
static int null_descriptor = -1;

/* The run that is on, and how it ends. */
static struct {
    pthread_mutex_t mutex;
    pthread_cond_t released;
    atomic_int over;        /* nonzero: the run has ended, or there is none */
    bool release;           /* threads that wait in exit may go on, to their end */
    int connection;
    int ended;              /* an eventfd: the run has ended */
    int descriptors[DESCRIPTORS_AT_MOST];
    int descriptor_count;
    int standard[3];        /* what becomes standard input, output and error when the program begins; 0: nothing */
} run = {.mutex = PTHREAD_MUTEX_INITIALIZER, .released = PTHREAD_COND_INITIALIZER, .over = 1, .connection = -1, .ended = -1};

/* Placeholders keep the numbers below free for programs until the first run; 0: they are closed. */
static int first_own;

static atomic_bool exits_are_real;
static atomic_bool idle;    /* no run is on, and none is being reset */
static jobject run_ended;   /* the Throwable that ends threads */
static jobject own_loader;
static jobject platform_loader;
static jclass native_class; /* the server's Native */
static void (JNICALL *real_halt)(JNIEnv *, jclass, jint);
static jobjectArray (JNICALL *real_arguments)(JNIEnv *, jobject);

static void throw_new(JNIEnv *env, const char *message)
{
    jclass class = (*env)->FindClass(env, "java/io/IOException");
    if (class != NULL) {
        (*env)->ThrowNew(env, class, message);
    }
}

static void throw_errno(JNIEnv *env, const char *what)
{
    char text[256];
    snprintf(text, sizeof text, "%s: %s", what, strerror(errno));
    throw_new(env, text);
}

/* Nothing that a run leaves behind reaches its client's files. */
static void detach_descriptors(void)
{
    pthread_mutex_lock(&run.mutex);
    for (int i = 0; i < run.descriptor_count; i++) {
        if (run.descriptors[i] <= 2) {
            dup2(null_descriptor, run.descriptors[i]);
        } else {
            close(run.descriptors[i]);
        }
    }
    run.descriptor_count = 0;
    for (int i = 0; i <= 2; i++) {
        if (run.standard[i] > 0) {
            close(run.standard[i]);
        }
        run.standard[i] = 0;
    }
    pthread_mutex_unlock(&run.mutex);
}

static bool send_message(int connection, char kind, int number)
{
    unsigned char message[5] = {(unsigned char) kind, number & 0xff, number >> 8 & 0xff, number >> 16 & 0xff, number >> 24 & 0xff};
    return send(connection, message, sizeof message, MSG_NOSIGNAL) == sizeof message;
}

static bool is_listening(int descriptor)
{
    int family = 0;
    int listening = 0;
    socklen_t size = sizeof family;
    if (getsockopt(descriptor, SOL_SOCKET, SO_DOMAIN, &family, &size) != 0 || (family != AF_INET && family != AF_INET6)) {
        return false;
    }
    size = sizeof listening;
    return getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &listening, &size) == 0 && listening;
}

/* Whoever sees that the program has ended may use its ports. What is behind the numbers is for the reset to close. */
static void free_ports(void)
{
    DIR *directory = opendir("/proc/self/fd");
    if (directory == NULL) {
        return;
    }
    for (struct dirent *entry; (entry = readdir(directory)) != NULL;) {
        int descriptor = atoi(entry->d_name);
        if (descriptor > 2 && is_listening(descriptor)) {
            shutdown(descriptor, SHUT_RDWR);
            dup3(null_descriptor, descriptor, O_CLOEXEC);
        }
    }
    closedir(directory);
}

/* Ends the run once: the first to call sends the status. */
static bool end_run(char kind, int number)
{
    if (atomic_exchange(&run.over, 1) != 0) {
        return false;
    }
    detach_descriptors();
    free_ports();
    if (kind != 0) {
        send_message(run.connection, kind, number);
    }
    uint64_t one = 1;
    if (write(run.ended, &one, sizeof one) < 0) {
        abort();
    }
    return true;
}

/* Stands for Shutdown.halt0, to which all ways out of a JVM lead: its hooks have run by now. */
static void JNICALL end_instead_of_halt(JNIEnv *env, jclass class, jint status)
{
    if (atomic_load(&exits_are_real) || atomic_load(&idle)) {
        /* Between runs it is a signal that ends the server. */
        real_halt(env, class, status);
        return;
    }
    end_run('X', status & 0xff);
    pthread_mutex_lock(&run.mutex);
    while (!run.release) {
        pthread_cond_wait(&run.released, &run.mutex);
    }
    pthread_mutex_unlock(&run.mutex);
    (*env)->Throw(env, run_ended);
}

/* Stands for VMManagementImpl.getVmArguments0: the options of the run, not of the server. */
static jobjectArray JNICALL arguments_of_run(JNIEnv *env, jobject management)
{
    jobjectArray all = real_arguments(env, management);
    jmethodID method = all == NULL || native_class == NULL ? NULL
        : (*env)->GetStaticMethodID(env, native_class, "inputArguments", "([Ljava/lang/String;)[Ljava/lang/String;");
    return method == NULL ? all : (*env)->CallStaticObjectMethod(env, native_class, method, all);
}

/* Whether this is the native method of that name in that class of the JDK. */
static bool is_native_of(jmethodID method, const char *name, const char *wanted, const char *class_signature)
{
    jclass class;
    char *signature = NULL;
    if (strcmp(name, wanted) != 0
        || (*jvmti)->GetMethodDeclaringClass(jvmti, method, &class) != JVMTI_ERROR_NONE
        || (*jvmti)->GetClassSignature(jvmti, class, &signature, NULL) != JVMTI_ERROR_NONE) {
        return false;
    }
    bool equal = strcmp(signature, class_signature) == 0;
    (*jvmti)->Deallocate(jvmti, (unsigned char *) signature);
    return equal;
}

static void JNICALL on_native_method_bind(jvmtiEnv *unused, JNIEnv *env, jthread thread, jmethodID method, void *address, void **new_address)
{
    (void) unused; (void) env; (void) thread;
    final_fields_bound(method, address);
    char *name = NULL;
    if ((real_halt != NULL && real_arguments != NULL)
        || (*jvmti)->GetMethodName(jvmti, method, &name, NULL, NULL) != JVMTI_ERROR_NONE) {
        return;
    }
    if (is_native_of(method, name, "halt0", "Ljava/lang/Shutdown;")) {
        real_halt = (void (JNICALL *)(JNIEnv *, jclass, jint)) address;
        *new_address = (void *) end_instead_of_halt;
    } else if (is_native_of(method, name, "getVmArguments0", "Lsun/management/VMManagementImpl;")) {
        real_arguments = (jobjectArray (JNICALL *)(JNIEnv *, jobject)) address;
        *new_address = (void *) arguments_of_run;
    }
    (*jvmti)->Deallocate(jvmti, (unsigned char *) name);
}

static void JNICALL on_class_file_load(jvmtiEnv *, JNIEnv *, jclass, jobject, const char *, jobject, jint, const unsigned char *, jint *, unsigned char **);

/* ---- the server's classes: a jar whose entries are not compressed ---- */

#define JAR "thaw-hottub-server.jar"

static const unsigned char *jar;
static size_t jar_size;

static unsigned number_at(size_t offset, int bytes)
{
    unsigned number = 0;
    for (int i = bytes; i-- > 0;) {
        number = number << 8 | jar[offset + i];
    }
    return number;
}

/* Maps the jar that is beside this library. */
static bool open_jar(void)
{
    Dl_info info;
    char path[4096];
    const char *slash = dladdr((void *) open_jar, &info) != 0 ? strrchr(info.dli_fname, '/') : NULL;
    if (slash == NULL || snprintf(path, sizeof path, "%.*s/" JAR, (int) (slash - info.dli_fname), info.dli_fname) >= (int) sizeof path) {
        return false;
    }
    int file = open(path, O_RDONLY | O_CLOEXEC);
    struct stat state;
    if (file >= 0 && fstat(file, &state) == 0 && state.st_size >= 22) {
        jar_size = (size_t) state.st_size;
        void *mapped = mmap(NULL, jar_size, PROT_READ, MAP_PRIVATE, file, 0);
        jar = mapped == MAP_FAILED ? NULL : mapped;
    }
    if (file >= 0) {
        close(file);
    }
    if (jar == NULL) {
        fprintf(stderr, "thaw: %s cannot be read; build Thaw anew\n", path);
    }
    return jar != NULL;
}

/* An entry of the jar that is not compressed. */
struct entry {
    const char *name;
    size_t name_length;
    const unsigned char *data;
    size_t size;
};

/* The entry at that place of the central directory, and moves on to the next; false: there are no more. */
static bool next_entry(size_t *at, struct entry *entry)
{
    /* The end of the central directory is the last in the file, as the jar has no comment. */
    size_t end = jar_size - 22;
    if (number_at(end, 4) != 0x06054b50) {
        return false;
    }
    if (*at == 0) {
        *at = number_at(end + 16, 4);
    }
    while (*at + 46 <= end && number_at(*at, 4) == 0x02014b50) {
        size_t name_length = number_at(*at + 28, 2);
        size_t local = number_at(*at + 42, 4);
        size_t size = number_at(*at + 24, 4);
        size_t data = local + 30 <= end ? local + 30 + number_at(local + 26, 2) + number_at(local + 28, 2) : end;
        bool stored = number_at(*at + 10, 2) == 0;
        *entry = (struct entry) {(const char *) jar + *at + 46, name_length, jar + data, size};
        *at += 46 + name_length + number_at(*at + 30, 2) + number_at(*at + 32, 2);
        if (*at <= end && stored && size <= end && data <= end - size) {
            return true;
        }
    }
    return false;
}

/* The entry whose name is `name` and `suffix` together. */
static bool find_entry(const char *name, const char *suffix, struct entry *entry)
{
    size_t length = strlen(name);
    size_t suffix_length = strlen(suffix);
    for (size_t at = 0; next_entry(&at, entry);) {
        if (entry->name_length == length + suffix_length && memcmp(entry->name, name, length) == 0
            && memcmp(entry->name + length, suffix, suffix_length) == 0) {
            return true;
        }
    }
    return false;
}

static jclass define_class(JNIEnv *env, const char *name, jobject loader)
{
    struct entry entry;
    return find_entry(name, ".class", &entry) ? (*env)->DefineClass(env, name, loader, (const jbyte *) entry.data, (jsize) entry.size) : NULL;
}

/*
 * Defines all classes of a package in the boot loader, where all class loaders see the guards, and where the JVM neither
 * verifies the server nor asks Java for each class that it refers to. (A longer boot class path would do so as well, but a
 * JVM whose boot class path grows gives up shared archives of the other loaders.)
 */
static bool define_boot_classes(JNIEnv *env, const char *package)
{
    enum { MOST = 256 };
    bool defined[MOST] = {false};
    int count = 0;
    size_t length = strlen(package);
    int left = -1;
    /* A class that extends another of the package may come before it: once more, as long as there are fewer each time. */
    for (int before = 0; left != 0 && left != before;) {
        before = left;
        left = 0;
        count = 0;
        size_t at = 0;
        struct entry entry;
        while (count < MOST && next_entry(&at, &entry)) {
            if (entry.name_length <= length + 6 || memcmp(entry.name, package, length) != 0
                || memcmp(entry.name + entry.name_length - 6, ".class", 6) != 0) {
                continue;
            }
            if (!defined[count]) {
                jclass class = (*env)->DefineClass(env, NULL, NULL, (const jbyte *) entry.data, (jsize) entry.size);
                defined[count] = class != NULL;
                left += class == NULL;
                (*env)->ExceptionClear(env);
                (*env)->DeleteLocalRef(env, class);
            }
            count++;
        }
    }
    return left == 0 && count < MOST;
}

JNIEXPORT jclass JNICALL Java_dev_thaw_hottub_agent_StaticsLoader_define(JNIEnv *env, jclass class, jobject loader, jstring name)
{
    (void) class;
    const char *text = (*env)->GetStringUTFChars(env, name, NULL);
    jclass defined = text == NULL ? NULL : define_class(env, text, loader);
    if (text != NULL) {
        (*env)->ReleaseStringUTFChars(env, name, text);
    }
    return defined;
}

JNIEXPORT jbyteArray METHOD(entryOfJar)(JNIEnv *env, jclass class, jstring name)
{
    (void) class;
    const char *text = (*env)->GetStringUTFChars(env, name, NULL);
    struct entry entry;
    bool found = text != NULL && find_entry(text, "", &entry);
    if (text != NULL) {
        (*env)->ReleaseStringUTFChars(env, name, text);
    }
    jbyteArray bytes = found ? (*env)->NewByteArray(env, (jsize) entry.size) : NULL;
    if (bytes != NULL) {
        (*env)->SetByteArrayRegion(env, bytes, 0, (jsize) entry.size, (const jbyte *) entry.data);
    }
    return bytes;
}

/* Without reflection, whose first use takes longer than all else at the start. */
JNIEXPORT jobject METHOD(newStatics)(JNIEnv *env, jclass class, jclass type, jobject cache, jstring class_path, jstring jdk, jobject lookup)
{
    (void) class;
    jmethodID constructor = (*env)->GetMethodID(env, type, "<init>",
        "(Ljava/io/File;Ljava/lang/String;Ljava/lang/String;Ljava/lang/invoke/MethodHandles$Lookup;)V");
    return constructor == NULL ? NULL : (*env)->NewObject(env, type, constructor, cache, class_path, jdk, lookup);
}

/* Gives the application's class loader the main class, which the launcher asks it for next. */
static void JNICALL on_vm_init(jvmtiEnv *unused, JNIEnv *env, jthread thread)
{
    (void) unused; (void) thread;
    jclass loaders = (*env)->FindClass(env, "java/lang/ClassLoader");
    jmethodID method = loaders == NULL ? NULL
        : (*env)->GetStaticMethodID(env, loaders, "getSystemClassLoader", "()Ljava/lang/ClassLoader;");
    jobject system = method == NULL ? NULL : (*env)->CallStaticObjectMethod(env, loaders, method);
    if (system == NULL
        || !define_boot_classes(env, "dev/thaw/hottub/guard/")
        || !define_boot_classes(env, "dev/thaw/hottub/server/")
        || define_class(env, "dev/thaw/hottub/agent/StaticsLoader", system) == NULL
        || define_class(env, "dev/thaw/hottub/agent/Launch", system) == NULL) {
        fprintf(stderr, "thaw: " JAR " is damaged; build Thaw anew\n");
    }
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *java_vm, char *options, void *reserved)
{
    (void) options; (void) reserved;
    vm = java_vm;
    const char *given = getenv("THAW_HOTTUB_SERVER");
    if (given == NULL) {
        fprintf(stderr, "thaw: this agent is for servers that thaw's java command starts\n");
        return JNI_ERR;
    }
    settings = strdup(given);
    /* The options of this JVM, which the launcher has read. */
    close(atoi(given) + 3);
    unsetenv("THAW_HOTTUB_SERVER");
    if (settings == NULL || !open_jar() || (*vm)->GetEnv(vm, (void **) &jvmti, JVMTI_VERSION_11) != JNI_OK) {
        return JNI_ERR;
    }
    jvmtiCapabilities capabilities = {.can_signal_thread = 1, .can_suspend = 1, .can_generate_native_method_bind_events = 1, .can_tag_objects = 1};
    jvmtiEventCallbacks callbacks = {.VMInit = on_vm_init, .NativeMethodBind = on_native_method_bind, .ClassFileLoadHook = on_class_file_load};
    if ((*jvmti)->AddCapabilities(jvmti, &capabilities) != JVMTI_ERROR_NONE
        || (*jvmti)->SetEventCallbacks(jvmti, &callbacks, sizeof callbacks) != JVMTI_ERROR_NONE
        || (*jvmti)->SetEventNotificationMode(jvmti, JVMTI_ENABLE, JVMTI_EVENT_VM_INIT, NULL) != JVMTI_ERROR_NONE
        || (*jvmti)->SetEventNotificationMode(jvmti, JVMTI_ENABLE, JVMTI_EVENT_NATIVE_METHOD_BIND, NULL) != JVMTI_ERROR_NONE) {
        return JNI_ERR;
    }
    return JNI_OK;
}

/* ---- start ---- */

JNIEXPORT jstring METHOD(settings)(JNIEnv *env, jclass class)
{
    (void) class;
    return (*env)->NewStringUTF(env, settings);
}

/* Signals wake threads that wait in system calls; the handler has nothing else to do. */
static void on_wake(int number)
{
    (void) number;
}

static int wake_signal(void)
{
    return SIGRTMAX - 3;
}

JNIEXPORT void METHOD(start)(JNIEnv *env, jclass class, jint listener, jthrowable ended, jobject platform)
{
    (void) class;
    null_descriptor = open("/dev/null", O_RDWR | O_CLOEXEC);
    int high = null_descriptor < 0 ? -1 : fcntl(null_descriptor, F_DUPFD_CLOEXEC, listener);
    run.ended = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    int ended_high = run.ended < 0 ? -1 : fcntl(run.ended, F_DUPFD_CLOEXEC, listener);
    if (high < 0 || ended_high < 0) {
        throw_errno(env, "descriptors");
        return;
    }
    close(null_descriptor);
    close(run.ended);
    null_descriptor = high;
    run.ended = ended_high;
    dup2(null_descriptor, 1);
    dup2(null_descriptor, 2);
    fcntl(listener, F_SETFD, FD_CLOEXEC);
    /* Peers see the credentials of the process that listened last. */
    if (listen(listener, 16) != 0) {
        throw_errno(env, "listen");
        return;
    }
    first_own = listener;
    native_class = (*env)->NewGlobalRef(env, class);
    run_ended = (*env)->NewGlobalRef(env, ended);
    platform_loader = (*env)->NewGlobalRef(env, platform);
    struct sigaction action = {.sa_handler = on_wake};
    sigaction(wake_signal(), &action, NULL);
}

JNIEXPORT jbyteArray METHOD(take)(JNIEnv *env, jclass class, jint descriptor)
{
    (void) class;
    struct stat data;
    if (fstat(descriptor, &data) != 0 || data.st_size > 1 << 20) {
        throw_errno(env, "what the JVM printed");
        return NULL;
    }
    jbyteArray bytes = (*env)->NewByteArray(env, (jsize) data.st_size);
    if (bytes == NULL) {
        return NULL;
    }
    if (data.st_size > 0) {
        char *buffer = malloc((size_t) data.st_size);
        ssize_t n = buffer == NULL ? -1 : pread(descriptor, buffer, (size_t) data.st_size, 0);
        if (n == data.st_size) {
            (*env)->SetByteArrayRegion(env, bytes, 0, (jsize) n, (jbyte *) buffer);
        }
        free(buffer);
    }
    close(descriptor);
    return bytes;
}

static struct stat mapped;

JNIEXPORT jobject METHOD(map)(JNIEnv *env, jclass class, jstring path, jint size)
{
    (void) class;
    const char *text = (*env)->GetStringUTFChars(env, path, NULL);
    if (text == NULL) {
        return NULL;
    }
    int file = open(text, O_RDWR | O_CLOEXEC);
    (*env)->ReleaseStringUTFChars(env, path, text);
    fstat(file, &mapped);
    void *page = file < 0 ? MAP_FAILED : mmap(NULL, (size_t) size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    /* The lock, and the file, are held for as long as this process lives: so others see that it does. */
    if (page == MAP_FAILED || flock(file, LOCK_EX | LOCK_NB) != 0) {
        page = MAP_FAILED;
    }
    if (page == MAP_FAILED) {
        throw_errno(env, "the state page");
        return NULL;
    }
    return (*env)->NewDirectByteBuffer(env, page, size);
}

/* Whether the mapped file is there under its name. */
JNIEXPORT jboolean METHOD(isInPlace)(JNIEnv *env, jclass class, jstring path)
{
    (void) class;
    const char *text = (*env)->GetStringUTFChars(env, path, NULL);
    if (text == NULL) {
        return JNI_FALSE;
    }
    struct stat now;
    bool same = stat(text, &now) == 0 && now.st_dev == mapped.st_dev && now.st_ino == mapped.st_ino && now.st_size == mapped.st_size;
    (*env)->ReleaseStringUTFChars(env, path, text);
    return same;
}

/* ---- clients ---- */

/* A connection; -1 after the time; -2 if the peer is another user. */
JNIEXPORT jint METHOD(accept)(JNIEnv *env, jclass class, jint listener, jint milliseconds)
{
    (void) class;
    struct pollfd ready = {.fd = listener, .events = POLLIN};
    int count = poll(&ready, 1, milliseconds);
    if (count == 0 || (count < 0 && errno == EINTR)) {
        return -1;
    }
    int connection = count < 0 ? -1 : accept4(listener, NULL, NULL, SOCK_CLOEXEC);
    if (connection < 0) {
        throw_errno(env, "accept");
        return -1;
    }
    int high = fcntl(connection, F_DUPFD_CLOEXEC, listener);
    close(connection);
    struct ucred peer;
    socklen_t size = sizeof peer;
    if (high < 0 || getsockopt(high, SOL_SOCKET, SO_PEERCRED, &peer, &size) != 0 || peer.uid != geteuid()) {
        if (high >= 0) {
            close(high);
        }
        return -2;
    }
    /* A client sends all at once; one that does not is not waited for. */
    struct timeval patience = {.tv_sec = 5};
    setsockopt(high, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    return high;
}

static bool read_fully(int connection, unsigned char *to, size_t size)
{
    while (size > 0) {
        ssize_t n = recv(connection, to, size, 0);
        if (n <= 0) {
            return false;
        }
        to += n;
        size -= (size_t) n;
    }
    return true;
}

static void close_received(struct msghdr *message)
{
    for (struct cmsghdr *c = CMSG_FIRSTHDR(message); c != NULL; c = CMSG_NXTHDR(message, c)) {
        if (c->cmsg_level == SOL_SOCKET && c->cmsg_type == SCM_RIGHTS) {
            size_t count = (c->cmsg_len - CMSG_LEN(0)) / sizeof(int);
            for (size_t i = 0; i < count; i++) {
                int fd;
                memcpy(&fd, CMSG_DATA(c) + i * sizeof(int), sizeof fd);
                close(fd);
            }
        }
    }
}

/* The body of a request, and its descriptors moved to numbers above `above`; null if the client is gone. */
JNIEXPORT jbyteArray METHOD(receive)(JNIEnv *env, jclass class, jint connection, jint above, jintArray descriptors)
{
    (void) class;
    unsigned char header[8];
    union {
        char bytes[CMSG_SPACE(sizeof(int) * 253)];
        struct cmsghdr alignment;
    } control;
    struct iovec data = {.iov_base = header, .iov_len = sizeof header};
    struct msghdr message = {.msg_iov = &data, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control};
    ssize_t n = recvmsg(connection, &message, MSG_CMSG_CLOEXEC);
    if (n <= 0) {
        return NULL;
    }
    if ((message.msg_flags & MSG_CTRUNC) != 0 || (n < 8 && !read_fully(connection, header + n, 8 - (size_t) n))
        || memcmp(header, "thw2", 4) != 0) {
        close_received(&message);
        return NULL;
    }
    size_t size = header[4] | (size_t) header[5] << 8 | (size_t) header[6] << 16 | (size_t) header[7] << 24;
    unsigned char *body = size > REQUEST_AT_MOST ? NULL : malloc(size);
    jbyteArray bytes = NULL;
    jint numbers[256];
    jsize count = 0;
    if (body != NULL && read_fully(connection, body, size)) {
        for (struct cmsghdr *c = CMSG_FIRSTHDR(&message); c != NULL; c = CMSG_NXTHDR(&message, c)) {
            if (c->cmsg_level == SOL_SOCKET && c->cmsg_type == SCM_RIGHTS) {
                size_t received = (c->cmsg_len - CMSG_LEN(0)) / sizeof(int);
                for (size_t i = 0; i < received && count < 255; i++) {
                    int fd;
                    memcpy(&fd, CMSG_DATA(c) + i * sizeof(int), sizeof fd);
                    int high = fcntl(fd, F_DUPFD_CLOEXEC, above);
                    numbers[++count] = high;
                }
            }
        }
        numbers[0] = count;
        (*env)->SetIntArrayRegion(env, descriptors, 0, count + 1, numbers);
        bytes = (*env)->NewByteArray(env, (jsize) size);
        if (bytes != NULL) {
            (*env)->SetByteArrayRegion(env, bytes, 0, (jsize) size, (jbyte *) body);
        }
    }
    close_received(&message);
    free(body);
    return bytes;
}

JNIEXPORT jboolean METHOD(send)(JNIEnv *env, jclass class, jint connection, jint kind, jint number)
{
    (void) env; (void) class;
    return send_message(connection, (char) kind, number);
}

JNIEXPORT void METHOD(close)(JNIEnv *env, jclass class, jint descriptor)
{
    (void) env; (void) class;
    close(descriptor);
}

/* ---- a run ---- */

/*
 * Takes a free number, so that the JVM's own threads, which open a file for a moment now and then, do not. False: it is
 * in use, and not by one of those.
 */
static bool take_number(int number)
{
    for (int i = 0; i < 50; i++) {
        int taken = fcntl(null_descriptor, F_DUPFD_CLOEXEC, number);
        if (taken == number) {
            return true;
        }
        if (taken >= 0) {
            close(taken);
        }
        usleep(200);
    }
    return false;
}

static void close_taken(const int *numbers, jsize count)
{
    for (jsize i = 0; i < count; i++) {
        if (numbers[i] > 2) {
            close(numbers[i]);
        }
    }
}

/*
 * Gives the process the client's descriptors (received[i] becomes numbers[i]), directory, umask and environment.
 * The result is 0; or with nothing changed a number that is in use, or -1.
 */
JNIEXPORT jint METHOD(enter)(JNIEnv *env, jclass class, jint connection, jintArray numbers, jintArray received, jint directory, jint mask,
                                 jobjectArray variables)
{
    (void) class;
    jsize count = (*env)->GetArrayLength(env, numbers);
    jint to[DESCRIPTORS_AT_MOST];
    jint from[DESCRIPTORS_AT_MOST];
    if (count > DESCRIPTORS_AT_MOST || (*env)->GetArrayLength(env, received) != count) {
        return -1;
    }
    if (first_own > 0) {
        close_range(3, (unsigned) first_own - 1, 0);
        first_own = 0;
    }
    (*env)->GetIntArrayRegion(env, numbers, 0, count, to);
    (*env)->GetIntArrayRegion(env, received, 0, count, from);
    for (jsize i = 0; i < count; i++) {
        if (to[i] > 2 && !take_number(to[i])) {
            close_taken(to, i);
            return to[i];
        }
    }
    if (fchdir(directory) != 0) {
        close_taken(to, count);
        return -1;
    }
    for (jsize i = 0; i < count; i++) {
        if (to[i] >= 0 && to[i] <= 2) {
            run.standard[to[i]] = from[i];
        } else {
            dup2(from[i], to[i]);
            close(from[i]);
        }
        run.descriptors[i] = to[i];
    }
    close(directory);
    run.descriptor_count = count;
    run.connection = connection;
    run.release = false;
    atomic_store(&idle, false);
    umask((mode_t) mask);
    clearenv();
    jsize variable_count = (*env)->GetArrayLength(env, variables);
    for (jsize i = 0; i < variable_count; i++) {
        jbyteArray bytes = (*env)->GetObjectArrayElement(env, variables, i);
        jsize length = (*env)->GetArrayLength(env, bytes);
        char *text = malloc((size_t) length + 1);
        if (text == NULL) {
            abort();
        }
        (*env)->GetByteArrayRegion(env, bytes, 0, length, (jbyte *) text);
        text[length] = 0;
        char *value = strchr(text, '=');
        if (value != NULL && value != text) {
            *value++ = 0;
            setenv(text, value, 1);
        }
        free(text);
        (*env)->DeleteLocalRef(env, bytes);
    }
    tzset();
    return 0;
}

/* Later than the rest: a JVM that fails before the program begins writes nothing where its client's output is. */
JNIEXPORT void METHOD(openStandard)(JNIEnv *env, jclass class)
{
    (void) env; (void) class;
    /* The run may be over by now. */
    pthread_mutex_lock(&run.mutex);
    for (int i = 0; i <= 2; i++) {
        if (run.standard[i] > 0) {
            dup2(run.standard[i], i);
            close(run.standard[i]);
            run.standard[i] = 0;
        }
    }
    pthread_mutex_unlock(&run.mutex);
}

/* For a run whose client is gone before it begins. */
JNIEXPORT void METHOD(detach)(JNIEnv *env, jclass class)
{
    (void) env; (void) class;
    detach_descriptors();
}

/* Between runs the process holds nothing of its last client. */
JNIEXPORT void METHOD(leave)(JNIEnv *env, jclass class)
{
    (void) class;
    if (chdir("/") != 0) {
        throw_errno(env, "chdir to /");
    }
    umask(077);
    /* The last run's secrets go with it. */
    clearenv();
    atomic_store(&idle, true);
}

/* How main is called, kept for the thread that does it. */
struct main_call {
    jobject prepare;        /* the class Run */
    jobject group;
};

static pthread_attr_t main_attributes;
static bool have_attributes;

static jobject call_static_object(JNIEnv *env, jclass class, const char *name, const char *signature)
{
    jmethodID method = (*env)->GetStaticMethodID(env, class, name, signature);
    return method == NULL ? NULL : (*env)->CallStaticObjectMethod(env, class, method);
}

static void call_static_void(JNIEnv *env, jclass class, const char *name)
{
    jmethodID method = (*env)->GetStaticMethodID(env, class, name, "()V");
    if (method != NULL) {
        (*env)->CallStaticVoidMethod(env, class, method);
    }
}

/* Calls main as the launcher does (LauncherHelper has found and checked it). */
static void call_main(JNIEnv *env, jclass run_class)
{
    jclass main_class = call_static_object(env, run_class, "prepare", "()Ljava/lang/Class;");
    if ((*env)->ExceptionCheck(env) || main_class == NULL) {
        return;
    }
    jobjectArray arguments = call_static_object(env, run_class, "arguments", "()[Ljava/lang/String;");
    jmethodID kind_method = (*env)->GetStaticMethodID(env, run_class, "kindOfMain", "()I");
    if (arguments == NULL || kind_method == NULL) {
        return;
    }
    jint kind = (*env)->CallStaticIntMethod(env, run_class, kind_method);
    if ((*env)->ExceptionCheck(env)) {
        return;
    }
    bool is_static = (kind & 1) != 0;
    bool no_arguments = (kind & 2) != 0;
    const char *signature = no_arguments ? "()V" : "([Ljava/lang/String;)V";
    if (is_static) {
        jmethodID method = (*env)->GetStaticMethodID(env, main_class, "main", signature);
        if (method != NULL) {
            (*env)->CallStaticVoidMethod(env, main_class, method, arguments);
        }
        return;
    }
    jmethodID constructor = (*env)->GetMethodID(env, main_class, "<init>", "()V");
    jobject object = constructor == NULL ? NULL : (*env)->NewObject(env, main_class, constructor);
    jmethodID method = object == NULL ? NULL : (*env)->GetMethodID(env, main_class, "main", signature);
    if (method != NULL) {
        (*env)->CallVoidMethod(env, object, method, arguments);
    }
}

static void *leave_main_thread(JNIEnv *env, struct main_call *call)
{
    (*env)->ExceptionClear(env);
    (*env)->DeleteGlobalRef(env, call->prepare);
    (*env)->DeleteGlobalRef(env, call->group);
    (*vm)->DetachCurrentThread(vm);
    free(call);
    return NULL;
}

/* Whether nobody could tell what the launcher does after main from an end at once. */
static bool is_all_done(JNIEnv *env, jclass run_class)
{
    jmethodID method = (*env)->GetStaticMethodID(env, run_class, "isAllDone", "()Z");
    bool done = method != NULL && (*env)->CallStaticBooleanMethod(env, run_class, method);
    bool failed = (*env)->ExceptionCheck(env);
    (*env)->ExceptionClear(env);
    return done && !failed;
}

static void *main_thread(void *argument)
{
    struct main_call *call = argument;
    JNIEnv *env;
    JavaVMAttachArgs main_arguments = {.version = JNI_VERSION_10, .name = "main", .group = call->group};
    if ((*vm)->AttachCurrentThread(vm, (void **) &env, &main_arguments) != JNI_OK) {
        abort();
    }
    call_main(env, call->prepare);
    if (atomic_load(&run.over)) {
        /* This thread was ended with its run. */
        return leave_main_thread(env, call);
    }
    int status = (*env)->ExceptionCheck(env) ? 1 : 0;
    if (status == 0 && is_all_done(env, call->prepare)) {
        end_run('X', status);
        return leave_main_thread(env, call);
    }
    /* Dispatches an uncaught exception. */
    (*vm)->DetachCurrentThread(vm);

    JavaVMAttachArgs destroyer = {.version = JNI_VERSION_10, .name = "DestroyJavaVM", .group = call->group};
    if ((*vm)->AttachCurrentThread(vm, (void **) &env, &destroyer) != JNI_OK) {
        /* The heap is full. The launcher then ends at once, without hooks. */
        end_run('X', status);
        return NULL;
    }
    jclass run_class = (*env)->NewLocalRef(env, call->prepare);
    /* Waits for threads that are no daemons, and runs the shutdown hooks. */
    call_static_void(env, run_class, "finish");
    /* If the run has ended before, this has no effect. */
    end_run('X', status);
    return leave_main_thread(env, call);
}

/* Starts the run's main thread, whose stack is as large as the launcher made that of the calling thread. */
JNIEXPORT void METHOD(startMain)(JNIEnv *env, jclass class, jclass run_class, jobject group)
{
    (void) class;
    if (!have_attributes) {
        pthread_attr_t own;
        size_t size = 0;
        pthread_attr_init(&main_attributes);
        pthread_attr_setdetachstate(&main_attributes, PTHREAD_CREATE_DETACHED);
        if (pthread_getattr_np(pthread_self(), &own) == 0) {
            if (pthread_attr_getstacksize(&own, &size) == 0 && size > 0) {
                pthread_attr_setstacksize(&main_attributes, size);
            }
            pthread_attr_destroy(&own);
        }
        have_attributes = true;
    }
    struct main_call *call = calloc(1, sizeof *call);
    if (call == NULL) {
        throw_errno(env, "main thread");
        return;
    }
    call->prepare = (*env)->NewGlobalRef(env, run_class);
    call->group = (*env)->NewGlobalRef(env, group);
    uint64_t count;
    while (read(run.ended, &count, sizeof count) > 0) {
        /* the end of an earlier run that nobody waited for */
    }
    atomic_store(&run.over, 0);
    pthread_t thread;
    int error = pthread_create(&thread, &main_attributes, main_thread, call);
    if (error != 0) {
        atomic_store(&run.over, 1);
        errno = error;
        throw_errno(env, "main thread");
    }
}

/* What happens next: 0: the run has ended; -1: the client is gone; else a signal for the program. */
JNIEXPORT jint METHOD(await)(JNIEnv *env, jclass class)
{
    (void) class;
    for (;;) {
        struct pollfd ready[2] = {{.fd = run.ended, .events = POLLIN}, {.fd = run.connection, .events = POLLIN}};
        if (poll(ready, 2, -1) < 0) {
            if (errno == EINTR) {
                continue;
            }
            throw_errno(env, "poll");
            return -1;
        }
        if (ready[0].revents != 0) {
            uint64_t count;
            if (read(run.ended, &count, sizeof count) < 0) {
                throw_errno(env, "eventfd");
            }
            return 0;
        }
        unsigned char number;
        ssize_t n = recv(run.connection, &number, 1, MSG_DONTWAIT);
        if (n == 1) {
            return number;
        }
        if (n == 0 || (errno != EAGAIN && errno != EINTR)) {
            return -1;
        }
    }
}

/* Ends the run from the server's side; false: it has ended already. */
JNIEXPORT jboolean METHOD(endRun)(JNIEnv *env, jclass class, jint kind, jint number)
{
    (void) env; (void) class;
    return end_run((char) kind, number);
}

/* ---- the end of a run ---- */

JNIEXPORT void METHOD(releaseExits)(JNIEnv *env, jclass class)
{
    (void) env; (void) class;
    pthread_mutex_lock(&run.mutex);
    run.release = true;
    pthread_cond_broadcast(&run.released);
    pthread_mutex_unlock(&run.mutex);
}

/* From here on System.exit ends this process. */
JNIEXPORT void METHOD(makeExitsReal)(JNIEnv *env, jclass class)
{
    (void) env; (void) class;
    atomic_store(&exits_are_real, true);
}

/* Classes of the JDK and of Thaw: what a thread breaks off there may stay broken for later runs. */
static bool is_lasting(JNIEnv *env, jclass class)
{
    jobject loader = NULL;
    if ((*jvmti)->GetClassLoader(jvmti, class, &loader) != JVMTI_ERROR_NONE) {
        return false;
    }
    bool lasting = loader == NULL || (*env)->IsSameObject(env, loader, platform_loader) || (*env)->IsSameObject(env, loader, own_loader);
    (*env)->DeleteLocalRef(env, loader);
    return lasting;
}

static bool begins_with(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

/* Where a thread is, as far as it matters for ending it. */
struct place {
    bool initializing;      /* a static initialiser of the JDK is on the stack */
    bool loading;           /* loads a class, or links a call site, in the JDK */
    bool in_queue;          /* in the code of a lock, or of the common pool, which is not to be left halfway */
    bool reacquiring;       /* takes back the lock of a condition, which fails for good if it is disturbed */
    bool in_call;           /* in a system call */
    bool in_program;        /* in code of the program */
};

#define QUEUE_FRAMES 4

static void look_at_frame(JNIEnv *env, jmethodID method, jint depth, bool *above_program, struct place *place)
{
    jclass class;
    char *name = NULL;
    char *type = NULL;
    jboolean native = JNI_FALSE;
    if ((*jvmti)->GetMethodName(jvmti, method, &name, NULL, NULL) != JVMTI_ERROR_NONE) {
        return;
    }
    bool initializer = strcmp(name, "<clinit>") == 0;
    if ((*above_program || initializer) && (*jvmti)->GetMethodDeclaringClass(jvmti, method, &class) == JVMTI_ERROR_NONE) {
        bool lasting = is_lasting(env, class);
        if (initializer && lasting) {
            place->initializing = true;
        }
        if (!lasting) {
            *above_program = false;
            place->in_program |= depth == 0;
        } else if (*above_program && (*jvmti)->GetClassSignature(jvmti, class, &type, NULL) == JVMTI_ERROR_NONE) {
            if (begins_with(type, "Ljdk/internal/loader/") || strcmp(type, "Ljava/lang/ClassLoader;") == 0
                || (strcmp(type, "Ljava/lang/invoke/MethodHandleNatives;") == 0 && begins_with(name, "link"))) {
                place->loading = true;
            }
            if (depth < QUEUE_FRAMES
                && (begins_with(type, "Ljava/util/concurrent/locks/") || begins_with(type, "Ljava/util/concurrent/ForkJoinPool"))) {
                place->in_queue = true;
            }
            if (begins_with(type, "Ljava/util/concurrent/locks/AbstractQueued") && strcmp(name, "reacquire") == 0) {
                place->reacquiring = true;
            }
            if (depth == 0 && (*jvmti)->IsMethodNative(jvmti, method, &native) == JVMTI_ERROR_NONE && native) {
                place->in_call = begins_with(type, "Lsun/nio/") || begins_with(type, "Ljava/net/") || begins_with(type, "Ljava/io/")
                    || begins_with(type, "Ljava/lang/Process");
            }
            (*jvmti)->Deallocate(jvmti, (unsigned char *) type);
        }
        (*env)->DeleteLocalRef(env, class);
    }
    (*jvmti)->Deallocate(jvmti, (unsigned char *) name);
}

static void look(JNIEnv *env, jthread thread, struct place *place)
{
    jvmtiFrameInfo frames[512];
    bool above_program = true;
    jint from = 0;
    jint count;
    do {
        count = 0;
        if ((*jvmti)->GetStackTrace(jvmti, thread, from, 512, frames, &count) != JVMTI_ERROR_NONE) {
            break;
        }
        for (jint i = 0; i < count; i++) {
            look_at_frame(env, frames[i].method, from + i, &above_program, place);
        }
        from += count;
    } while (count == 512);
}

/*
 * Ends a thread: the error is thrown in it, also out of a wait. A thread that would break something of the JDK if it was ended where it is goes on, and
 * the result is false: it is to be tried again. A thread that runs in the JDK will come to a better place soon, which `urgent` does not wait for; but
 * initialisers, class loaders and queues are left in no case.
 */
JNIEXPORT jboolean METHOD(stop)(JNIEnv *env, jclass class, jobject thread, jboolean urgent)
{
    (void) class;
    const jint waits = JVMTI_THREAD_STATE_PARKED | JVMTI_THREAD_STATE_SLEEPING | JVMTI_THREAD_STATE_IN_OBJECT_WAIT;
    struct place place = {0};
    jint state = 0;
    /* While it runs its stack could change between the look and the stop. */
    if ((*jvmti)->SuspendThread(jvmti, thread) != JVMTI_ERROR_NONE) {
        return JNI_FALSE;
    }
    look(env, thread, &place);
    (*jvmti)->GetThreadState(jvmti, thread, &state);
    bool waiting = (state & waits) != 0 || place.in_call;
    bool never = place.initializing || place.loading || place.reacquiring || (place.in_queue && !waiting);
    bool stop = !never && (urgent || waiting || place.in_program);
    if (stop) {
        (*jvmti)->StopThread(jvmti, thread, run_ended);
    }
    (*jvmti)->ResumeThread(jvmti, thread);
    if (stop) {
        (*jvmti)->InterruptThread(jvmti, thread);
    }
    return stop;
}

/* A class of the JDK whose initialisation has failed, which it does once for all; null if there is none. */
JNIEXPORT jstring METHOD(brokenClass)(JNIEnv *env, jclass class)
{
    (void) class;
    jint count = 0;
    jclass *classes = NULL;
    jstring broken = NULL;
    if ((*jvmti)->GetLoadedClasses(jvmti, &count, &classes) != JVMTI_ERROR_NONE) {
        throw_new(env, "GetLoadedClasses");
        return NULL;
    }
    for (jint i = 0; i < count; i++) {
        jint status;
        char *type = NULL;
        if (broken == NULL && (*jvmti)->GetClassStatus(jvmti, classes[i], &status) == JVMTI_ERROR_NONE
            && (status & JVMTI_CLASS_STATUS_ERROR) != 0 && is_lasting(env, classes[i])
            && (*jvmti)->GetClassSignature(jvmti, classes[i], &type, NULL) == JVMTI_ERROR_NONE) {
            broken = (*env)->NewStringUTF(env, type);
            (*jvmti)->Deallocate(jvmti, (unsigned char *) type);
        }
        (*env)->DeleteLocalRef(env, classes[i]);
    }
    (*jvmti)->Deallocate(jvmti, (unsigned char *) classes);
    return broken;
}

JNIEXPORT jobjectArray METHOD(threads)(JNIEnv *env, jclass class)
{
    (void) class;
    jint count = 0;
    jthread *threads = NULL;
    if ((*jvmti)->GetAllThreads(jvmti, &count, &threads) != JVMTI_ERROR_NONE) {
        throw_new(env, "GetAllThreads");
        return NULL;
    }
    jclass type = (*env)->FindClass(env, "java/lang/Thread");
    jobjectArray array = type == NULL ? NULL : (*env)->NewObjectArray(env, count, type, NULL);
    for (jint i = 0; i < count; i++) {
        if (array != NULL) {
            (*env)->SetObjectArrayElement(env, array, i, threads[i]);
        }
        (*env)->DeleteLocalRef(env, threads[i]);
    }
    (*jvmti)->Deallocate(jvmti, (unsigned char *) threads);
    return array;
}

/* Wakes all threads that wait in a system call; the JVM and the JDK's own calls go on. */
JNIEXPORT void METHOD(wake)(JNIEnv *env, jclass class)
{
    (void) env; (void) class;
    DIR *tasks = opendir("/proc/self/task");
    if (tasks == NULL) {
        return;
    }
    pid_t self = (pid_t) syscall(SYS_gettid);
    struct dirent *entry;
    while ((entry = readdir(tasks)) != NULL) {
        pid_t task = (pid_t) atoi(entry->d_name);
        if (task > 0 && task != self) {
            syscall(SYS_tgkill, getpid(), task, wake_signal());
        }
    }
    closedir(tasks);
}

/* Open descriptors, from `least` on: their numbers, each followed by what /proc says of its file; a zero after each. */
JNIEXPORT jstring METHOD(files)(JNIEnv *env, jclass class, jint least)
{
    (void) class;
    enum { LONGEST = 4096 };
    DIR *directory = opendir("/proc/self/fd");
    if (directory == NULL) {
        throw_errno(env, "/proc/self/fd");
        return NULL;
    }
    size_t size = 0;
    size_t room = 4 * LONGEST;
    jchar *text = malloc(room * sizeof *text);
    struct dirent *entry;
    while (text != NULL && (entry = readdir(directory)) != NULL) {
        char target[LONGEST];
        int number = atoi(entry->d_name);
        ssize_t length = entry->d_name[0] == '.' || number == dirfd(directory) || number < least ? -1
            : readlinkat(dirfd(directory), entry->d_name, target, sizeof target);
        if (length < 0) {
            /* It was closed since. */
            continue;
        }
        if (room - size < 2 * LONGEST) {
            room *= 2;
            jchar *longer = realloc(text, room * sizeof *text);
            if (longer == NULL) {
                break;
            }
            text = longer;
        }
        for (const char *digit = entry->d_name; *digit != 0; digit++) {
            text[size++] = (jchar) *digit;
        }
        text[size++] = 0;
        /* Names of files are bytes, and need not be UTF-8. */
        for (ssize_t i = 0; i < length; i++) {
            text[size++] = (unsigned char) target[i];
        }
        text[size++] = 0;
    }
    closedir(directory);
    jstring files = text == NULL ? NULL : (*env)->NewString(env, text, (jsize) size);
    free(text);
    return files;
}

/* A copy of the descriptor with a number of at least `least`; -1: it is closed. */
JNIEXPORT jint METHOD(copyAbove)(JNIEnv *env, jclass class, jint descriptor, jint least)
{
    (void) class;
    int copy = fcntl(descriptor, F_DUPFD_CLOEXEC, least);
    if (copy < 0 && errno != EBADF) {
        throw_errno(env, "dup");
    }
    return copy;
}

/* Wakes whoever reads from or writes to a socket; other files are not touched. */
JNIEXPORT void METHOD(shutdown)(JNIEnv *env, jclass class, jint descriptor)
{
    (void) env; (void) class;
    shutdown(descriptor, SHUT_RDWR);
}

JNIEXPORT jboolean METHOD(isTerminal)(JNIEnv *env, jclass class, jint descriptor)
{
    (void) env; (void) class;
    bool waits = descriptor >= 0 && descriptor <= 2 && run.standard[descriptor] > 0;
    return isatty(waits ? run.standard[descriptor] : descriptor) == 1;
}

static int collect_library(struct dl_phdr_info *info, size_t size, void *data)
{
    (void) size;
    char **text = data;
    if (info->dlpi_name != NULL && info->dlpi_name[0] == '/' && *text != NULL) {
        size_t old = strlen(*text);
        char *longer = realloc(*text, old + strlen(info->dlpi_name) + 2);
        if (longer != NULL) {
            strcpy(longer + old, info->dlpi_name);
            strcat(longer, "\n");
            *text = longer;
        }
    }
    return 0;
}

/* Paths of all loaded libraries, one a line. */
JNIEXPORT jstring METHOD(libraries)(JNIEnv *env, jclass class)
{
    (void) class;
    char *text = calloc(1, 1);
    dl_iterate_phdr(collect_library, &text);
    jstring string = text == NULL ? NULL : (*env)->NewStringUTF(env, text);
    free(text);
    return string;
}

/* ---- the JDK's own members, final ones as well; the JVM throws NoSuchFieldError and NoSuchMethodError ---- */

struct member {
    const char *name;
    const char *signature;
};

static bool get_member(JNIEnv *env, jstring name, jstring signature, struct member *member)
{
    member->name = (*env)->GetStringUTFChars(env, name, NULL);
    member->signature = member->name == NULL ? NULL : (*env)->GetStringUTFChars(env, signature, NULL);
    return member->signature != NULL;
}

static void release_member(JNIEnv *env, jstring name, jstring signature, struct member *member)
{
    (*env)->ReleaseStringUTFChars(env, name, member->name);
    (*env)->ReleaseStringUTFChars(env, signature, member->signature);
}

static jfieldID find_field(JNIEnv *env, jclass type, jobject target, jstring name, jstring signature)
{
    struct member member;
    if (!get_member(env, name, signature, &member)) {
        return NULL;
    }
    jfieldID field = target == NULL ? (*env)->GetStaticFieldID(env, type, member.name, member.signature)
        : (*env)->GetFieldID(env, type, member.name, member.signature);
    release_member(env, name, signature, &member);
    return field;
}

static jmethodID find_static_method(JNIEnv *env, jclass type, jstring name, jstring signature)
{
    struct member member;
    if (!get_member(env, name, signature, &member)) {
        return NULL;
    }
    jmethodID method = (*env)->GetStaticMethodID(env, type, member.name, member.signature);
    release_member(env, name, signature, &member);
    return method;
}

JNIEXPORT jobject METHOD(getObject)(JNIEnv *env, jclass class, jclass type, jobject target, jstring name, jstring signature)
{
    (void) class;
    jfieldID field = find_field(env, type, target, name, signature);
    return field == NULL ? NULL
        : target == NULL ? (*env)->GetStaticObjectField(env, type, field) : (*env)->GetObjectField(env, target, field);
}

JNIEXPORT void METHOD(setObject)(JNIEnv *env, jclass class, jclass type, jobject target, jstring name, jstring signature, jobject value)
{
    (void) class;
    jfieldID field = find_field(env, type, target, name, signature);
    if (field != NULL && target == NULL) {
        (*env)->SetStaticObjectField(env, type, field, value);
    } else if (field != NULL) {
        (*env)->SetObjectField(env, target, field, value);
    }
}

/* Fields of the types Z, I and J. */
JNIEXPORT jlong METHOD(getNumber)(JNIEnv *env, jclass class, jclass type, jobject target, jstring name, jstring signature)
{
    (void) class;
    jfieldID field = find_field(env, type, target, name, signature);
    jchar kind;
    if (field == NULL) {
        return 0;
    }
    (*env)->GetStringRegion(env, signature, 0, 1, &kind);
    switch (kind) {
        case 'Z':
            return target == NULL ? (*env)->GetStaticBooleanField(env, type, field) : (*env)->GetBooleanField(env, target, field);
        case 'I':
            return target == NULL ? (*env)->GetStaticIntField(env, type, field) : (*env)->GetIntField(env, target, field);
        default:
            return target == NULL ? (*env)->GetStaticLongField(env, type, field) : (*env)->GetLongField(env, target, field);
    }
}

JNIEXPORT void METHOD(setNumber)(JNIEnv *env, jclass class, jclass type, jobject target, jstring name, jstring signature, jlong value)
{
    (void) class;
    jfieldID field = find_field(env, type, target, name, signature);
    jchar kind;
    if (field == NULL) {
        return;
    }
    (*env)->GetStringRegion(env, signature, 0, 1, &kind);
    switch (kind) {
        case 'Z':
            if (target == NULL) {
                (*env)->SetStaticBooleanField(env, type, field, value != 0);
            } else {
                (*env)->SetBooleanField(env, target, field, value != 0);
            }
            break;
        case 'I':
            if (target == NULL) {
                (*env)->SetStaticIntField(env, type, field, (jint) value);
            } else {
                (*env)->SetIntField(env, target, field, (jint) value);
            }
            break;
        default:
            if (target == NULL) {
                (*env)->SetStaticLongField(env, type, field, value);
            } else {
                (*env)->SetLongField(env, target, field, value);
            }
    }
}

/* A static method whose parameters are objects. */
JNIEXPORT jobject METHOD(call)(JNIEnv *env, jclass class, jclass type, jstring name, jstring signature, jobjectArray arguments)
{
    (void) class;
    jvalue values[8];
    jsize count = (*env)->GetArrayLength(env, arguments);
    jmethodID method = count > 8 ? NULL : find_static_method(env, type, name, signature);
    if (method == NULL) {
        return NULL;
    }
    for (jsize i = 0; i < count; i++) {
        values[i].l = (*env)->GetObjectArrayElement(env, arguments, i);
    }
    jchar last;
    (*env)->GetStringRegion(env, signature, (*env)->GetStringLength(env, signature) - 1, 1, &last);
    if (last == 'V') {
        (*env)->CallStaticVoidMethodA(env, type, method, values);
        return NULL;
    }
    return (*env)->CallStaticObjectMethodA(env, type, method, values);
}

JNIEXPORT jobject METHOD(construct)(JNIEnv *env, jclass class, jclass type, jstring signature, jobject first, jboolean second)
{
    (void) class;
    const char *text = (*env)->GetStringUTFChars(env, signature, NULL);
    jmethodID constructor = text == NULL ? NULL : (*env)->GetMethodID(env, type, "<init>", text);
    if (text != NULL) {
        (*env)->ReleaseStringUTFChars(env, signature, text);
    }
    return constructor == NULL ? NULL : (*env)->NewObject(env, type, constructor, first, second);
}

JNIEXPORT jclass METHOD(loadMain)(JNIEnv *env, jclass class, jclass launcher, jint mode, jstring what)
{
    (void) class;
    jmethodID method = (*env)->GetStaticMethodID(env, launcher, "checkAndLoadMain", "(ZILjava/lang/String;)Ljava/lang/Class;");
    return method == NULL ? NULL : (*env)->CallStaticObjectMethod(env, launcher, method, JNI_TRUE, mode, what);
}

JNIEXPORT void METHOD(dispatchSignal)(JNIEnv *env, jclass class, jclass signals, jint number)
{
    (void) class;
    jmethodID method = (*env)->GetStaticMethodID(env, signals, "dispatch", "(I)V");
    if (method != NULL) {
        (*env)->CallStaticVoidMethod(env, signals, method, number);
    }
}

JNIEXPORT jboolean METHOD(isInitialized)(JNIEnv *env, jclass class, jclass type)
{
    (void) env; (void) class;
    jint status;
    return (*jvmti)->GetClassStatus(jvmti, type, &status) == JVMTI_ERROR_NONE && (status & JVMTI_CLASS_STATUS_INITIALIZED) != 0;
}

/* Classes of all loaders, also those that are not initialised. */
JNIEXPORT jobjectArray METHOD(loadedClasses)(JNIEnv *env, jclass class)
{
    jint count = 0;
    jclass *classes = NULL;
    if ((*jvmti)->GetLoadedClasses(jvmti, &count, &classes) != JVMTI_ERROR_NONE) {
        throw_new(env, "classes");
        return NULL;
    }
    jobjectArray array = (*env)->NewObjectArray(env, count, (*env)->GetObjectClass(env, class), NULL);
    for (jint i = 0; i < count; i++) {
        if (array != NULL) {
            (*env)->SetObjectArrayElement(env, array, i, classes[i]);
        }
        (*env)->DeleteLocalRef(env, classes[i]);
    }
    (*jvmti)->Deallocate(jvmti, (unsigned char *) classes);
    return array;
}

/* Where the JVM counts the identifiers of threads (JDK 19 and later). */
JNIEXPORT jlong METHOD(nextThreadIdAddress)(JNIEnv *env, jclass class, jclass threads)
{
    (void) class;
    jmethodID method = (*env)->GetStaticMethodID(env, threads, "getNextThreadIdOffset", "()J");
    return method == NULL ? 0 : (*env)->CallStaticLongMethod(env, threads, method);
}

JNIEXPORT jlong METHOD(getLong)(JNIEnv *env, jclass class, jlong address)
{
    (void) env; (void) class;
    return __atomic_load_n((jlong *) address, __ATOMIC_SEQ_CST);
}

JNIEXPORT void METHOD(putLong)(JNIEnv *env, jclass class, jlong address, jlong value)
{
    (void) env; (void) class;
    __atomic_store_n((jlong *) address, value, __ATOMIC_SEQ_CST);
}

/* Runs the static initialiser of a class of the JDK again. */
JNIEXPORT void METHOD(initializeAgain)(JNIEnv *env, jclass class, jclass type)
{
    (void) class;
    jmethodID method = (*env)->GetStaticMethodID(env, type, "<clinit>", "()V");
    if (method != NULL) {
        (*env)->CallStaticVoidMethod(env, type, method);
    }
}

static jint JNICALL tag_object(jlong class_tag, jlong size, jlong *tag, jint length, void *data)
{
    (void) class_tag; (void) size; (void) length; (void) data;
    *tag = 1;
    return JVMTI_VISIT_OBJECTS;
}

/* All objects of a class, also those that are garbage already. */
JNIEXPORT jobjectArray METHOD(instances)(JNIEnv *env, jclass class, jclass type)
{
    (void) class;
    jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = tag_object};
    jlong tag = 1;
    jint count = 0;
    jobject *objects = NULL;
    if ((*jvmti)->IterateThroughHeap(jvmti, 0, type, &callbacks, NULL) != JVMTI_ERROR_NONE
        || (*jvmti)->GetObjectsWithTags(jvmti, 1, &tag, &count, &objects, NULL) != JVMTI_ERROR_NONE) {
        throw_new(env, "heap");
        return NULL;
    }
    jobjectArray array = (*env)->NewObjectArray(env, count, type, NULL);
    for (jint i = 0; i < count; i++) {
        (*jvmti)->SetTag(jvmti, objects[i], 0);
        if (array != NULL) {
            (*env)->SetObjectArrayElement(env, array, i, objects[i]);
        }
        (*env)->DeleteLocalRef(env, objects[i]);
    }
    (*jvmti)->Deallocate(jvmti, (unsigned char *) objects);
    return array;
}

/* Whether it is half of a pair that was made by socketpair: neither half has a name. */
JNIEXPORT jboolean METHOD(isOfPair)(JNIEnv *env, jclass class, jint descriptor)
{
    (void) env; (void) class;
    struct sockaddr_storage own, other;
    socklen_t own_size = sizeof own;
    socklen_t other_size = sizeof other;
    return getsockname(descriptor, (struct sockaddr *) &own, &own_size) == 0 && own.ss_family == AF_UNIX
        && getpeername(descriptor, (struct sockaddr *) &other, &other_size) == 0
        && own_size == sizeof own.ss_family && other_size == sizeof other.ss_family;
}

/* Whether it is the socket at which the JVM listens for jcmd and its like. */
JNIEXPORT jboolean METHOD(isForTools)(JNIEnv *env, jclass class, jint descriptor)
{
    (void) env; (void) class;
    struct sockaddr_un name = {0};
    socklen_t size = sizeof name;
    return getsockname(descriptor, (struct sockaddr *) &name, &size) == 0 && name.sun_family == AF_UNIX
        && size > sizeof name.sun_family && size <= sizeof name && memmem(name.sun_path, sizeof name.sun_path, "/.java_pid", 10) != NULL;
}

JNIEXPORT jboolean METHOD(isHungUp)(JNIEnv *env, jclass class, jint descriptor)
{
    (void) env; (void) class;
    struct pollfd state = {.fd = descriptor};
    return poll(&state, 1, 0) == 1 && (state.revents & POLLHUP) != 0;
}

/* Whether there were references that the collector had found: to be called again. */
JNIEXPORT jboolean METHOD(waitForReferenceProcessing)(JNIEnv *env, jclass class, jclass references)
{
    (void) class;
    jmethodID method = (*env)->GetStaticMethodID(env, references, "waitForReferenceProcessing", "()Z");
    return method == NULL ? JNI_FALSE : (*env)->CallStaticBooleanMethod(env, references, method);
}

JNIEXPORT jint METHOD(processId)(JNIEnv *env, jclass class)
{
    (void) env; (void) class;
    return getpid();
}

/* ---- classes as they are loaded ---- */

static jobject transformer;             /* a Transformation */
static jmethodID transform;
static __thread bool transforming;
static atomic_bool transformation_failed;

/* Whether a class has been left as it was since an Error came between. */
JNIEXPORT jboolean METHOD(transformationFailed)(JNIEnv *env, jclass class)
{
    (void) env; (void) class;
    return atomic_load(&transformation_failed);
}

static void JNICALL on_class_file_load(jvmtiEnv *unused, JNIEnv *env, jclass redefined, jobject loader, const char *name,
                                       jobject domain, jint size, const unsigned char *bytes, jint *new_size, unsigned char **new_bytes)
{
    (void) unused;
    /* The JDK's classes come first and often. */
    if (loader == NULL || name == NULL || transforming || (*env)->IsSameObject(env, loader, own_loader)) {
        return;
    }
    transforming = true;
    jthrowable pending = (*env)->ExceptionOccurred(env);
    (*env)->ExceptionClear(env);
    jstring text = (*env)->NewStringUTF(env, name);
    jbyteArray file = text == NULL ? NULL : (*env)->NewByteArray(env, size);
    jbyteArray changed = NULL;
    if (file != NULL) {
        (*env)->SetByteArrayRegion(env, file, 0, size, (const jbyte *) bytes);
        changed = (*env)->CallObjectMethod(env, transformer, transform, loader, text, redefined, domain, file);
    }
    /* The transformer reports its own failures; what is left is out of memory, or of stack. */
    if (file == NULL || (*env)->ExceptionCheck(env)) {
        atomic_store(&transformation_failed, true);
    }
    (*env)->ExceptionClear(env);
    if (changed != NULL) {
        jint length = (*env)->GetArrayLength(env, changed);
        unsigned char *copy;
        if ((*jvmti)->Allocate(jvmti, length, &copy) == JVMTI_ERROR_NONE) {
            (*env)->GetByteArrayRegion(env, changed, 0, length, (jbyte *) copy);
            *new_bytes = copy;
            *new_size = length;
        }
    }
    (*env)->DeleteLocalRef(env, changed);
    (*env)->DeleteLocalRef(env, file);
    (*env)->DeleteLocalRef(env, text);
    if (pending != NULL) {
        (*env)->Throw(env, pending);
        (*env)->DeleteLocalRef(env, pending);
    }
    transforming = false;
}

/* Passes all classes that are loaded from here on to the transformer, those of the boot loader and of `loader` aside. */
JNIEXPORT void METHOD(transform)(JNIEnv *env, jclass class, jobject given, jobject loader)
{
    (void) class;
    jclass type = (*env)->GetObjectClass(env, given);
    transform = (*env)->GetMethodID(env, type, "transform",
        "(Ljava/lang/ClassLoader;Ljava/lang/String;Ljava/lang/Class;Ljava/security/ProtectionDomain;[B)[B");
    if (transform == NULL) {
        return;
    }
    if (!final_fields_install(env)) {
        if (!(*env)->ExceptionCheck(env)) {
            throw_new(env, "the JDK tells of fields in another way");
        }
        return;
    }
    transformer = (*env)->NewGlobalRef(env, given);
    own_loader = (*env)->NewGlobalRef(env, loader);
    if ((*jvmti)->SetEventNotificationMode(jvmti, JVMTI_ENABLE, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK, NULL) != JVMTI_ERROR_NONE) {
        throw_new(env, "class file load hook");
    }
}

/* A transformed class refers to classes of the boot loader's unnamed module. */
JNIEXPORT void METHOD(addReads)(JNIEnv *env, jclass class, jobject module, jobject to)
{
    (void) class;
    if ((*jvmti)->AddModuleReads(jvmti, module, to) != JVMTI_ERROR_NONE) {
        throw_new(env, "module");
    }
}

JNIEXPORT jstring METHOD(codeset)(JNIEnv *env, jclass class)
{
    (void) class;
    return (*env)->NewStringUTF(env, nl_langinfo(CODESET));
}

/* A variable of the environment; NULL: it is not set. */
JNIEXPORT jbyteArray METHOD(variable)(JNIEnv *env, jclass class, jstring name)
{
    (void) class;
    const char *text = (*env)->GetStringUTFChars(env, name, NULL);
    const char *value = text == NULL ? NULL : getenv(text);
    if (text != NULL) {
        (*env)->ReleaseStringUTFChars(env, name, text);
    }
    if (value == NULL) {
        return NULL;
    }
    jsize length = (jsize) strlen(value);
    jbyteArray bytes = (*env)->NewByteArray(env, length);
    if (bytes != NULL) {
        (*env)->SetByteArrayRegion(env, bytes, 0, length, (const jbyte *) value);
    }
    return bytes;
}
