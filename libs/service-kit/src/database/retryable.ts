/** Deadlock or serialization failure: PostgreSQL rolled back, and the same work can succeed now. */
export function isRetryable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001');
}
