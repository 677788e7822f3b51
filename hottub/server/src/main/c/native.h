/* SPDX-License-Identifier: Apache-2.0 */
/* How functions are called that the server's class Native declares. */
#ifndef THAW_NATIVE_H
#define THAW_NATIVE_H

#include <jni.h>

#define METHOD(name) JNICALL Java_dev_thaw_hottub_server_Native_##name

#endif
