/**
 * A photo over a poor connection takes minutes, so an upload has limits of its own. Someone who only
 * holds the socket is still gone within 12 s: no byte for 8 s ends it, and so does less than 64 KiB in 10 s.
 */
export const UPLOAD_LIMITS = {
  silenceMs: 8_000,
  paceMs: 10_000,
  paceBytes: 64 * 1024,
  totalMs: 180_000,
  /** From the last byte of the file to the service's answer. */
  answerMs: 12_000,
  /** At once, in one gateway: each holds a connection of a service. */
  atOnce: 16,
} as const;
