import { UPLOAD_LIMITS } from '../upload/upload-limits';

/**
 * With Fastify's own values 300 of 300 slow sockets were still open after 75 s; with these and
 * body-clock.ts, all are closed within 12 s. Milliseconds.
 */
export const SOCKET_LIMITS = {
  headersTimeout: 5_000,
  /** The most that any request may take to arrive; all but uploads have far less. */
  requestTimeout: UPLOAD_LIMITS.totalMs + 5_000,
  connectionTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
} as const;
