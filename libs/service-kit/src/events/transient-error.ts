/** A consumer's "not now" (a peer is down): the event comes again later and is never parked for it. */
export class TransientError extends Error {
  override readonly name = 'TransientError';
}
