import { randomUUID } from 'node:crypto';

const ACCEPTED = /^[A-Za-z0-9._-]{8,64}$/;

/** The client's id when it is one that can stand in a log line, else a new one. */
export function correlationId(sent: string | string[] | undefined): string {
  return typeof sent === 'string' && ACCEPTED.test(sent) ? sent : randomUUID();
}
