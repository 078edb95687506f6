#ifndef CCURL_H
#define CCURL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The few functions of libcurl that Marquee uses, behind names of its own. The library is opened
// when it is first needed, so that neither the build nor a start without a network asks for it; the
// numbers it is spoken to with are part of its ABI and have never changed.
//
// Everything belongs to the thread that opened it, but for ccurl_wake.

/// An opened library with its pool of connections.
typedef struct ccurl ccurl;

/// One question and what has come of its answer.
typedef struct ccurl_transfer ccurl_transfer;

/// How a transfer ended.
typedef enum __attribute__((enum_extensibility(closed))) CCurlEnd {
  CCurlEndAnswered,
  CCurlEndHostNotFound,
  CCurlEndProxyNotFound,
  CCurlEndNotConnected,
  CCurlEndTimedOut,
  CCurlEndTls,
  CCurlEndCut,
  CCurlEndNotHttp,
  CCurlEndBadEncoding,
  CCurlEndTooLarge,
  CCurlEndOther,
} CCurlEnd;

/// How far a transfer is.
typedef enum __attribute__((enum_extensibility(closed))) CCurlPhase {
  CCurlPhaseConnecting,
  CCurlPhaseAsked,
  CCurlPhaseReceiving,
} CCurlPhase;

/// Opens a library by its file name; without it gives null and says why in the reason.
ccurl *ccurl_open(const char *library, long connections_per_host, long connections,
                  char *reason, size_t reason_size);

/// Closes the pool and all its connections; all transfers must be gone. The library stays open,
/// since what it registers for the end of the process must not be unloaded.
void ccurl_close(ccurl *curl);

/// Sends and receives what can be without waiting.
void ccurl_perform(ccurl *curl);

/// Waits until something can be sent or received, somebody wakes it, or the time is over.
void ccurl_wait(ccurl *curl, int milliseconds);

/// Ends the wait, from any thread.
void ccurl_wake(ccurl *curl);

/// Makes a transfer with a number of the caller's; null without memory.
ccurl_transfer *ccurl_transfer_make(ccurl *curl, uint64_t number);

/// Takes a transfer off the network, wherever it is, and frees it.
void ccurl_transfer_free(ccurl *curl, ccurl_transfer *transfer);

// What is asked; all texts and bytes are copied. Those that can fail give whether they did what they
// are for.
bool ccurl_set_address(ccurl *curl, ccurl_transfer *transfer, const char *address);
bool ccurl_add_header(ccurl *curl, ccurl_transfer *transfer, const char *line);
bool ccurl_set_post(ccurl *curl, ccurl_transfer *transfer, const uint8_t *body, size_t size);
bool ccurl_set_delete(ccurl *curl, ccurl_transfer *transfer, const uint8_t *body, size_t size);
bool ccurl_set_encoding(ccurl *curl, ccurl_transfer *transfer, const char *names);
void ccurl_set_user_agent(ccurl *curl, ccurl_transfer *transfer, const char *name);
void ccurl_set_times(ccurl *curl, ccurl_transfer *transfer, long connect_ms, long total_ms);
void ccurl_set_limits(ccurl_transfer *transfer, size_t body_bytes, size_t head_bytes);
void ccurl_set_certificates(ccurl *curl, ccurl_transfer *transfer, const char *file);

/// Asks no proxy, whatever the environment says.
void ccurl_set_no_proxy(ccurl *curl, ccurl_transfer *transfer);

/// Opens a connection of its own, so that the library itself never sends the question twice.
void ccurl_set_fresh(ccurl *curl, ccurl_transfer *transfer);

/// Puts a transfer on the network.
bool ccurl_start(ccurl *curl, ccurl_transfer *transfer);

/// The next transfer that ended, off the network and still to be freed; null when there is none.
ccurl_transfer *ccurl_next_ended(ccurl *curl, CCurlEnd *end);

// What came; valid until the transfer is freed.
uint64_t ccurl_number(const ccurl_transfer *transfer);
CCurlPhase ccurl_get_phase(ccurl *curl, ccurl_transfer *transfer);
size_t ccurl_body_size(const ccurl_transfer *transfer);
const uint8_t *ccurl_body(const ccurl_transfer *transfer);
/// The limit that the answer passed.
size_t ccurl_passed_limit(const ccurl_transfer *transfer);
size_t ccurl_head_size(const ccurl_transfer *transfer);
const uint8_t *ccurl_head(const ccurl_transfer *transfer);
long ccurl_status(ccurl *curl, ccurl_transfer *transfer);

/// The address that was asked; null when the library does not know it.
const char *ccurl_address(ccurl *curl, ccurl_transfer *transfer);

/// The address the answer sends the caller to; null when to none.
const char *ccurl_redirect(ccurl *curl, ccurl_transfer *transfer);

/// The system's number for why there was no connection; 0 when it is not known.
int ccurl_system_error(ccurl *curl, ccurl_transfer *transfer);

/// The library's words for the kind of an end; they hold nothing of the question.
const char *ccurl_words(ccurl *curl, const ccurl_transfer *transfer);

/// The library's words for this end; they may hold names of the host and its certificate.
const char *ccurl_details(const ccurl_transfer *transfer);

#endif
