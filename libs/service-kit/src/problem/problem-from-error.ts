import { HttpException } from '@nestjs/common';
import type { CoreProblemCode } from '@waymark/contracts-core';
import type { z } from 'zod';
import { carriedProblem, coreProblem, type ProblemException } from './problem-exception';

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

/** Returns the first message for each field, with dots for nesting: `{ "photos.0": "..." }`. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of error.issues) messages[issue.path.join('.')] ??= issue.message;
  return messages;
}

const CODE_BY_STATUS: Record<number, CoreProblemCode> = {
  400: 'request.malformed',
  401: 'auth.required',
  403: 'auth.forbidden',
  404: 'request.not-found',
  405: 'request.method-not-allowed',
  409: 'request.conflict',
  413: 'request.too-large',
  415: 'request.content-type',
  422: 'request.invalid',
  429: 'request.rate-limited',
  503: 'server.unavailable',
  504: 'server.timeout',
};

const OUT_OF_HANDLES: ReadonlySet<unknown> = new Set(['EMFILE', 'ENFILE']);
const HANDLES_SECONDS = 60;

/** Converts any thrown value to a problem. Nest's and Fastify's own errors keep their status but never their text. */
export function problemFromError(error: unknown): ProblemException {
  const problem = carriedProblem(error);
  if (problem) return problem;
  if (isStorageFull(error)) return storageFull(error);
  if (OUT_OF_HANDLES.has(Object(error).code))
    return coreProblem('server.unavailable', { retryAfterSeconds: HANDLES_SECONDS, cause: error });
  const code = CODE_BY_STATUS[statusOf(error)] ?? 'server.error';
  return coreProblem(code, { cause: error });
}

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number') {
    return error.statusCode;
  }
  return 500;
}
