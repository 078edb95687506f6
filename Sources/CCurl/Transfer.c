#include "Library.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

typedef struct {
  uint8_t *bytes;
  size_t size;
  size_t capacity;
  size_t limit;
} buffer;

struct ccurl_transfer {
  uint64_t number;
  CURL *easy;
  struct curl_slist *headers;
  buffer body;
  buffer head;
  /// The bytes of all lines of headers that came, wherever.
  size_t header_bytes;
  bool is_on_network;
  size_t passed_limit;
  bool is_too_large;
  /// Whether the empty line behind the headers has come.
  bool has_whole_head;
  int result;
  char details[error_size];
};

/// Takes more bytes in; false where they would pass the limit or there is no memory.
static bool take(buffer *buffer, const void *bytes, size_t count) {
  if (count > buffer->limit - buffer->size) return false;
  size_t needed = buffer->size + count;
  if (needed > buffer->capacity) {
    size_t capacity = buffer->capacity ? buffer->capacity : 4096;
    while (capacity < needed) capacity *= 2;
    uint8_t *grown = realloc(buffer->bytes, capacity);
    if (!grown) return false;
    buffer->bytes = grown;
    buffer->capacity = capacity;
  }
  if (count > 0) memcpy(buffer->bytes + buffer->size, bytes, count);
  buffer->size = needed;
  return true;
}

static size_t on_body(char *bytes, size_t size, size_t count, void *context) {
  ccurl_transfer *transfer = context;
  if (take(&transfer->body, bytes, size * count)) return size * count;
  transfer->is_too_large = true;
  transfer->passed_limit = transfer->body.limit;
  return 0;
}

static size_t on_header(char *bytes, size_t size, size_t count, void *context) {
  ccurl_transfer *transfer = context;
  size_t total = size * count;
  // Answers before the answer and lines behind the body are kept by nobody here, but by the library.
  if (total > transfer->head.limit - transfer->header_bytes) {
    transfer->is_too_large = true;
    transfer->passed_limit = transfer->head.limit;
    return 0;
  }
  transfer->header_bytes += total;
  // After an answer that only announces another one, the head begins anew.
  if (total >= 5 && strncasecmp(bytes, "HTTP/", 5) == 0) {
    transfer->head.size = 0;
    transfer->has_whole_head = false;
  }
  // What follows the body, which may be empty, is no header that anybody waits for.
  if (transfer->has_whole_head) return total;
  if (total > 0 && (bytes[0] == '\r' || bytes[0] == '\n')) transfer->has_whole_head = true;
  if (take(&transfer->head, bytes, total)) return total;
  transfer->is_too_large = true;
  transfer->passed_limit = transfer->head.limit;
  return 0;
}

ccurl_transfer *ccurl_transfer_make(ccurl *curl, uint64_t number) {
  ccurl_transfer *transfer = calloc(1, sizeof *transfer);
  if (!transfer) return NULL;
  CURL *easy = curl->spare_count > 0 ? curl->spare[--curl->spare_count] : curl->call.easy_init();
  if (!easy) {
    free(transfer);
    return NULL;
  }
  transfer->number = number;
  transfer->easy = easy;
  int (*set)(CURL *, int, ...) = curl->call.easy_setopt;
  set(easy, opt_private, transfer);
  set(easy, opt_error_buffer, transfer->details);
  set(easy, opt_write_function, on_body);
  set(easy, opt_write_data, transfer);
  set(easy, opt_header_function, on_header);
  set(easy, opt_header_data, transfer);
  set(easy, opt_no_signal, 1L);
  set(easy, opt_no_progress, 1L);
  // Redirects are followed by the caller, who knows which headers may go along.
  set(easy, opt_follow_location, 0L);
  set(easy, opt_verify_peer, 1L);
  set(easy, opt_verify_host, 2L);
  set(easy, opt_http_version, (long)http_version_2_over_tls);
  set(easy, opt_http09_allowed, 0L);
  set(easy, opt_tcp_keepalive, 1L);
  set(easy, opt_suppress_connect_headers, 1L);
  // A name that is still looked up must not hold the thread when its transfer goes.
  set(easy, opt_quick_exit, 1L);
  if (set(easy, opt_protocols_names, "http,https") == unknown_option) {
    set(easy, opt_protocols, (long)protocols_http_and_https);
  }
  return transfer;
}

void ccurl_transfer_free(ccurl *curl, ccurl_transfer *transfer) {
  if (transfer->is_on_network) curl->call.multi_remove_handle(curl->multi, transfer->easy);
  // Also forgets where the transfer is, and every header.
  curl->call.easy_reset(transfer->easy);
  if (curl->spare_count < most_spare) {
    curl->spare[curl->spare_count++] = transfer->easy;
  } else {
    curl->call.easy_cleanup(transfer->easy);
  }
  curl->call.slist_free_all(transfer->headers);
  free(transfer->body.bytes);
  free(transfer->head.bytes);
  free(transfer);
}

bool ccurl_set_address(ccurl *curl, ccurl_transfer *transfer, const char *address) {
  // Where one connection may carry many questions, the others wait to learn whether it does.
  bool is_secure = strncasecmp(address, "https:", 6) == 0;
  curl->call.easy_setopt(transfer->easy, opt_pipe_wait, is_secure ? 1L : 0L);
  return curl->call.easy_setopt(transfer->easy, opt_url, address) == 0;
}

bool ccurl_add_header(ccurl *curl, ccurl_transfer *transfer, const char *line) {
  struct curl_slist *longer = curl->call.slist_append(transfer->headers, line);
  if (!longer) return false;
  transfer->headers = longer;
  return true;
}

bool ccurl_set_post(ccurl *curl, ccurl_transfer *transfer, const uint8_t *body, size_t size) {
  // The size comes first: it says how much is copied.
  return curl->call.easy_setopt(transfer->easy, opt_post_field_size, (int64_t)size) == 0 &&
         curl->call.easy_setopt(transfer->easy, opt_copy_post_fields,
                                size > 0 ? (const char *)body : "") == 0;
}

bool ccurl_set_delete(ccurl *curl, ccurl_transfer *transfer, const uint8_t *body, size_t size) {
  if (body && !ccurl_set_post(curl, transfer, body, size)) return false;
  return curl->call.easy_setopt(transfer->easy, opt_custom_request, "DELETE") == 0;
}

bool ccurl_set_encoding(ccurl *curl, ccurl_transfer *transfer, const char *names) {
  return curl->call.easy_setopt(transfer->easy, opt_accept_encoding, names) == 0;
}

void ccurl_set_user_agent(ccurl *curl, ccurl_transfer *transfer, const char *name) {
  curl->call.easy_setopt(transfer->easy, opt_user_agent, name);
}

void ccurl_set_times(ccurl *curl, ccurl_transfer *transfer, long connect_ms, long total_ms) {
  curl->call.easy_setopt(transfer->easy, opt_connect_timeout_ms, connect_ms);
  curl->call.easy_setopt(transfer->easy, opt_timeout_ms, total_ms);
}

void ccurl_set_limits(ccurl_transfer *transfer, size_t body_bytes, size_t head_bytes) {
  transfer->body.limit = body_bytes;
  transfer->head.limit = head_bytes;
}

void ccurl_set_certificates(ccurl *curl, ccurl_transfer *transfer, const char *file) {
  curl->call.easy_setopt(transfer->easy, opt_ca_info, file);
}

void ccurl_set_no_proxy(ccurl *curl, ccurl_transfer *transfer) {
  curl->call.easy_setopt(transfer->easy, opt_proxy, "");
}

void ccurl_set_fresh(ccurl *curl, ccurl_transfer *transfer) {
  curl->call.easy_setopt(transfer->easy, opt_fresh_connect, 1L);
}

bool ccurl_start(ccurl *curl, ccurl_transfer *transfer) {
  // A length that is announced is refused before a byte of the body comes.
  curl->call.easy_setopt(transfer->easy, opt_max_file_size, (int64_t)transfer->body.limit);
  curl->call.easy_setopt(transfer->easy, opt_headers, transfer->headers);
  transfer->is_on_network = curl->call.multi_add_handle(curl->multi, transfer->easy) == 0;
  return transfer->is_on_network;
}

/// What the library calls a line of the headers that it has no room for.
static const int out_of_memory = 27;

static CCurlEnd end_of(const ccurl_transfer *transfer) {
  if (transfer->is_too_large) return CCurlEndTooLarge;
  // CURLcode.
  switch (transfer->result) {
    // The library takes headers that end early for all there are.
    case 0: return transfer->has_whole_head ? CCurlEndAnswered : CCurlEndCut;
    // What it says of an answer that does not begin as one.
    case 1: case 8: return CCurlEndNotHttp;
    case 5: return CCurlEndProxyNotFound;
    case 6: return CCurlEndHostNotFound;
    case 7: return CCurlEndNotConnected;
    case 28: return CCurlEndTimedOut;
    // Framing of HTTP/2, a short body, no answer, sending, receiving, a stream of HTTP/2.
    case 16: case 18: case 52: case 55: case 56: case 92: return CCurlEndCut;
    // A body that cannot be unpacked: older ones say that it cannot be written.
    case 23: case 61: return CCurlEndBadEncoding;
    case 63: case 100: return CCurlEndTooLarge;
    case 35: case 53: case 54: case 58: case 59: case 60: case 64: case 66: case 77: case 80:
    case 82: case 83: case 90: case 91: case 98: return CCurlEndTls;
    default: return CCurlEndOther;
  }
}

ccurl_transfer *ccurl_next_ended(ccurl *curl, CCurlEnd *end) {
  int left = 0;
  curl_message *message;
  while ((message = curl->call.multi_info_read(curl->multi, &left))) {
    if (message->message != message_done) continue;
    // The message is gone with its handle.
    CURL *easy = message->easy;
    int result = message->data.result;
    ccurl_transfer *transfer = NULL;
    curl->call.easy_getinfo(easy, info_private, &transfer);
    curl->call.multi_remove_handle(curl->multi, easy);
    if (!transfer) continue;
    transfer->is_on_network = false;
    transfer->result = result;
    if (result == out_of_memory && !transfer->has_whole_head) {
      transfer->is_too_large = true;
      transfer->passed_limit = transfer->head.limit;
    }
    *end = end_of(transfer);
    return transfer;
  }
  return NULL;
}

uint64_t ccurl_number(const ccurl_transfer *transfer) { return transfer->number; }

CCurlPhase ccurl_get_phase(ccurl *curl, ccurl_transfer *transfer) {
  if (transfer->head.size > 0) return CCurlPhaseReceiving;
  int64_t microseconds = 0;
  curl->call.easy_getinfo(transfer->easy, info_pretransfer_time, &microseconds);
  return microseconds > 0 ? CCurlPhaseAsked : CCurlPhaseConnecting;
}

size_t ccurl_body_size(const ccurl_transfer *transfer) { return transfer->body.size; }

const uint8_t *ccurl_body(const ccurl_transfer *transfer) { return transfer->body.bytes; }

size_t ccurl_passed_limit(const ccurl_transfer *transfer) {
  return transfer->is_too_large ? transfer->passed_limit : transfer->body.limit;
}

size_t ccurl_head_size(const ccurl_transfer *transfer) { return transfer->head.size; }

const uint8_t *ccurl_head(const ccurl_transfer *transfer) { return transfer->head.bytes; }

static long number(ccurl *curl, ccurl_transfer *transfer, int info) {
  long value = 0;
  curl->call.easy_getinfo(transfer->easy, info, &value);
  return value;
}

long ccurl_status(ccurl *curl, ccurl_transfer *transfer) {
  return number(curl, transfer, info_response_code);
}

const char *ccurl_address(ccurl *curl, ccurl_transfer *transfer) {
  char *address = NULL;
  curl->call.easy_getinfo(transfer->easy, info_effective_url, &address);
  return address;
}

const char *ccurl_redirect(ccurl *curl, ccurl_transfer *transfer) {
  char *address = NULL;
  curl->call.easy_getinfo(transfer->easy, info_redirect_url, &address);
  return address;
}

int ccurl_system_error(ccurl *curl, ccurl_transfer *transfer) {
  return (int)number(curl, transfer, info_os_errno);
}

const char *ccurl_words(ccurl *curl, const ccurl_transfer *transfer) {
  return curl->call.easy_strerror(transfer->result);
}

const char *ccurl_details(const ccurl_transfer *transfer) { return transfer->details; }
