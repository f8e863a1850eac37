/**
 * Runs `work` with a signal that aborts after `ms` or when `outer` does. A time-out rejects with `message`, also when
 * the work itself never listens to the signal.
 */
export async function withTimeout<T>(
  ms: number,
  message: string,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const inner = new AbortController();
  const onOuterAbort = (): void => inner.abort(outer?.reason);
  const timer = setTimeout(() => inner.abort(new Error(message)), ms);
  const aborted = new Promise<never>((_, reject) => {
    inner.signal.addEventListener('abort', () => reject(inner.signal.reason), { once: true });
  });
  outer?.addEventListener('abort', onOuterAbort, { once: true });
  if (outer?.aborted) onOuterAbort();
  try {
    return await Promise.race([work(inner.signal), aborted]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', onOuterAbort);
  }
}
