/** Deadlock or serialization failure, in PostgreSQL's and in Prisma's words: rolled back, and the same work can succeed now. */
const RETRYABLE: ReadonlySet<unknown> = new Set(['40P01', '40001', 'P2034']);

export function isRetryable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && RETRYABLE.has(error.code);
}
