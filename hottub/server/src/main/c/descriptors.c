/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A program finds its descriptors under the numbers that the client has them at, also those that it inherits. So the
 * server's own are above all of these.
 */
#define _GNU_SOURCE
#include "descriptors.h"

#include <fcntl.h>
#include <pthread.h>
#include <unistd.h>

#include "native.h"

static int null = -1;

/* Placeholders keep the numbers below free for programs until the first run; 0: they are closed. */
static int first_own;

static struct {
    pthread_mutex_t mutex;
    int descriptors[DESCRIPTORS_AT_MOST];
    int descriptor_count;
    int standard[3];        /* what becomes standard input, output and error when the program begins; 0: nothing */
} client = {.mutex = PTHREAD_MUTEX_INITIALIZER};

bool open_null_descriptor(int least)
{
    int low = open("/dev/null", O_RDWR | O_CLOEXEC);
    null = low < 0 ? -1 : fcntl(low, F_DUPFD_CLOEXEC, least);
    if (null >= 0) {
        close(low);
    }
    first_own = least;
    return null >= 0;
}

int null_descriptor(void)
{
    return null;
}

/*
 * Takes a free number, so that the JVM's own threads, which open a file for a moment now and then, do not. False: it is
 * in use, and not by one of those.
 */
static bool take_number(int number)
{
    for (int i = 0; i < 50; i++) {
        int taken = fcntl(null, F_DUPFD_CLOEXEC, number);
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

void close_claimed(const int *numbers, int count)
{
    for (int i = 0; i < count; i++) {
        if (numbers[i] > 2) {
            close(numbers[i]);
        }
    }
}

int claim_numbers(const int *numbers, int count)
{
    if (first_own > 0) {
        close_range(3, (unsigned) first_own - 1, 0);
        first_own = 0;
    }
    for (int i = 0; i < count; i++) {
        if (numbers[i] > 2 && !take_number(numbers[i])) {
            close_claimed(numbers, i);
            return numbers[i];
        }
    }
    return 0;
}

void place_descriptors(const int *numbers, const int *received, int count)
{
    for (int i = 0; i < count; i++) {
        if (numbers[i] >= 0 && numbers[i] <= 2) {
            client.standard[numbers[i]] = received[i];
        } else {
            dup2(received[i], numbers[i]);
            close(received[i]);
        }
        client.descriptors[i] = numbers[i];
    }
    client.descriptor_count = count;
}

/* Later than the rest: a JVM that fails before the program begins writes nothing where its client's output is. */
JNIEXPORT void METHOD(openStandard)(JNIEnv *env, jclass class)
{
    (void) env; (void) class;
    /* The run may be over by now. */
    pthread_mutex_lock(&client.mutex);
    for (int i = 0; i <= 2; i++) {
        if (client.standard[i] > 0) {
            dup2(client.standard[i], i);
            close(client.standard[i]);
            client.standard[i] = 0;
        }
    }
    pthread_mutex_unlock(&client.mutex);
}

void detach_descriptors(void)
{
    pthread_mutex_lock(&client.mutex);
    for (int i = 0; i < client.descriptor_count; i++) {
        if (client.descriptors[i] <= 2) {
            dup2(null, client.descriptors[i]);
        } else {
            close(client.descriptors[i]);
        }
    }
    client.descriptor_count = 0;
    for (int i = 0; i <= 2; i++) {
        if (client.standard[i] > 0) {
            close(client.standard[i]);
        }
        client.standard[i] = 0;
    }
    pthread_mutex_unlock(&client.mutex);
}

/* For a run whose client is gone before it begins. */
JNIEXPORT void METHOD(detach)(JNIEnv *env, jclass class)
{
    (void) env; (void) class;
    detach_descriptors();
}

int where_it_waits(int descriptor)
{
    bool waits = descriptor >= 0 && descriptor <= 2 && client.standard[descriptor] > 0;
    return waits ? client.standard[descriptor] : descriptor;
}
