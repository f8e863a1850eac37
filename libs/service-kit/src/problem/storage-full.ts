import { coreProblem, type ProblemException } from './problem-exception';

/** What a file system and PostgreSQL (disk_full) say. */
const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** What an S3-compatible store answers: Insufficient Storage. */
const INSUFFICIENT_STORAGE = 507;
/** Somebody has to make room first. */
const RETRY_AFTER_SECONDS = 60;

/** Whether this error of a file system, of PostgreSQL or of a photo store says that there is no room left. */
export function isStorageFull(error: unknown): boolean {
  const { code, $metadata } = Object(error) as { code?: unknown; $metadata?: { httpStatusCode?: unknown } };
  return FULL.has(code) || $metadata?.httpStatusCode === INSUFFICIENT_STORAGE;
}

/** What is refused for want of room, as a 503. */
export const storageFull = (cause: unknown): ProblemException =>
  coreProblem('server.full', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
