import type { Logger } from 'pino';

/** JSON lines on stdout with the correlation id; never bodies, query strings, cookies or identity headers. */
export type Log = Logger;

export const LOG = Symbol('LOG');
