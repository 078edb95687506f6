#include "Library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

/// Before 7.84 the library's own start is not safe on two threads at once.
static pthread_mutex_t starting = PTHREAD_MUTEX_INITIALIZER;

/// Finds one function; gives whether it is there.
static bool find(void *library, const char *name, void *place) {
  void *symbol = dlsym(library, name);
  *(void **)place = symbol;
  return symbol != NULL;
}

static const char *find_all(void *library, functions *call) {
#define FIND(name)                                            \
  if (!find(library, "curl_" #name, &call->name)) return "curl_" #name
  FIND(global_init);
  FIND(easy_init);
  FIND(easy_cleanup);
  FIND(easy_reset);
  FIND(easy_setopt);
  FIND(easy_getinfo);
  FIND(easy_strerror);
  FIND(multi_init);
  FIND(multi_cleanup);
  FIND(multi_setopt);
  FIND(multi_add_handle);
  FIND(multi_remove_handle);
  FIND(multi_perform);
  FIND(multi_poll);
  FIND(multi_wakeup);
  FIND(multi_info_read);
  FIND(slist_append);
  FIND(slist_free_all);
#undef FIND
  return NULL;
}

ccurl *ccurl_open(const char *library, long connections_per_host, long connections,
                  char *reason, size_t reason_size) {
  ccurl *curl = calloc(1, sizeof *curl);
  if (!curl) {
    snprintf(reason, reason_size, "there is no memory left");
    return NULL;
  }
  void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (!handle) {
    const char *why = dlerror();
    snprintf(reason, reason_size, "%s", why ? why : library);
    free(curl);
    return NULL;
  }
  const char *missing = find_all(handle, &curl->call);
  if (missing) {
    snprintf(reason, reason_size, "%s is too old: it has no %s", library, missing);
    dlclose(handle);
    free(curl);
    return NULL;
  }
  pthread_mutex_lock(&starting);
  int failed = curl->call.global_init(global_default);
  pthread_mutex_unlock(&starting);
  curl->multi = failed ? NULL : curl->call.multi_init();
  if (!curl->multi) {
    snprintf(reason, reason_size, "%s does not start", library);
    free(curl);
    return NULL;
  }
  curl->call.multi_setopt(curl->multi, multi_pipelining, (long)pipelining_multiplex);
  curl->call.multi_setopt(curl->multi, multi_max_connects, connections);
  curl->call.multi_setopt(curl->multi, multi_max_host_connections, connections_per_host);
  curl->call.multi_setopt(curl->multi, multi_max_total_connections, connections);
  return curl;
}

void ccurl_close(ccurl *curl) {
  while (curl->spare_count > 0) curl->call.easy_cleanup(curl->spare[--curl->spare_count]);
  curl->call.multi_cleanup(curl->multi);
  free(curl);
}

void ccurl_perform(ccurl *curl) {
  int running = 0;
  curl->call.multi_perform(curl->multi, &running);
}

void ccurl_wait(ccurl *curl, int milliseconds) {
  curl->call.multi_poll(curl->multi, NULL, 0, milliseconds, NULL);
}

void ccurl_wake(ccurl *curl) { curl->call.multi_wakeup(curl->multi); }
