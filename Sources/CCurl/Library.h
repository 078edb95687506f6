#ifndef CCURL_LIBRARY_H
#define CCURL_LIBRARY_H

#include "CCurl.h"

// libcurl's own types and numbers, as its ABI has them (curl/curl.h, curl/multi.h).

typedef void CURL;
typedef void CURLM;
struct curl_slist;

/// What curl_multi_info_read gives.
typedef struct {
  int message;
  CURL *easy;
  union {
    void *whatever;
    int result;
  } data;
} curl_message;

enum {
  message_done = 1,
  global_default = 3,
  error_size = 256,
  unknown_option = 48,
};

/// CURLoption: a number for each kind of value, and one for each option.
enum {
  opt_url = 10002,
  opt_write_data = 10001,
  opt_proxy = 10004,
  opt_error_buffer = 10010,
  opt_user_agent = 10018,
  opt_headers = 10023,
  opt_header_data = 10029,
  opt_custom_request = 10036,
  opt_no_progress = 43,
  opt_follow_location = 52,
  opt_ca_info = 10065,
  opt_verify_peer = 64,
  opt_fresh_connect = 74,
  opt_verify_host = 81,
  opt_http_version = 84,
  opt_no_signal = 99,
  opt_accept_encoding = 10102,
  opt_private = 10103,
  opt_timeout_ms = 155,
  opt_connect_timeout_ms = 156,
  opt_copy_post_fields = 10165,
  opt_protocols = 181,
  opt_tcp_keepalive = 213,
  opt_pipe_wait = 237,
  opt_suppress_connect_headers = 265,
  opt_http09_allowed = 285,
  opt_protocols_names = 10318,
  opt_quick_exit = 322,
  opt_write_function = 20011,
  opt_header_function = 20079,
  opt_max_file_size = 30117,
  opt_post_field_size = 30120,
};

/// Values of options.
enum {
  http_version_2_over_tls = 4,
  protocols_http_and_https = 3,
  pipelining_multiplex = 2,
};

/// CURLMoption.
enum {
  multi_pipelining = 3,
  multi_max_connects = 6,
  multi_max_host_connections = 7,
  multi_max_total_connections = 13,
};

/// CURLINFO.
enum {
  info_effective_url = 0x100000 + 1,
  info_response_code = 0x200000 + 2,
  info_private = 0x100000 + 21,
  info_os_errno = 0x200000 + 25,
  info_redirect_url = 0x100000 + 31,
  info_pretransfer_time = 0x600000 + 53,
};

/// The functions, as dlsym found them.
typedef struct {
  int (*global_init)(long);
  CURL *(*easy_init)(void);
  void (*easy_cleanup)(CURL *);
  void (*easy_reset)(CURL *);
  int (*easy_setopt)(CURL *, int, ...);
  int (*easy_getinfo)(CURL *, int, ...);
  const char *(*easy_strerror)(int);
  CURLM *(*multi_init)(void);
  int (*multi_cleanup)(CURLM *);
  int (*multi_setopt)(CURLM *, int, ...);
  int (*multi_add_handle)(CURLM *, CURL *);
  int (*multi_remove_handle)(CURLM *, CURL *);
  int (*multi_perform)(CURLM *, int *);
  int (*multi_poll)(CURLM *, void *, unsigned int, int, int *);
  int (*multi_wakeup)(CURLM *);
  curl_message *(*multi_info_read)(CURLM *, int *);
  struct curl_slist *(*slist_append)(struct curl_slist *, const char *);
  void (*slist_free_all)(struct curl_slist *);
} functions;

enum { most_spare = 8 };

struct ccurl {
  functions call;
  CURLM *multi;
  /// Handles that ended, to be used again.
  CURL *spare[most_spare];
  int spare_count;
};

#endif
