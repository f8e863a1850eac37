import { coreProblem, type ProblemException } from './problem-exception';

/** Error codes of file systems and PostgreSQL (disk_full). */
const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** Status code of an S3-compatible store for Insufficient Storage. */
const INSUFFICIENT_STORAGE = 507;
/** Seconds; an operator must free space first. */
const RETRY_AFTER_SECONDS = 60;

/** Checks whether an error of a file system, PostgreSQL or a photo store means that no space is left. */
export function isStorageFull(error: unknown): boolean {
  const { code, $metadata } = Object(error) as { code?: unknown; $metadata?: { httpStatusCode?: unknown } };
  return FULL.has(code) || $metadata?.httpStatusCode === INSUFFICIENT_STORAGE;
}

/** Returns a 503 for a write that failed because storage is full. */
export const storageFull = (cause: unknown): ProblemException =>
  coreProblem('server.full', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
