import { ApiError } from './api-error';
import { mutationRetry } from './retry-rules';

interface Attempts {
  /** False for what a server takes once only, such as a code: a second one would be refused. */
  retry?: boolean;
  signal?: AbortSignal;
  /** What is gone when it is deleted once more was deleted by the try whose answer was lost. */
  isDelete?: boolean;
}

/** Sends again after a time-out or a lost connection: up to twice more, as every write of the site (S1 section 9). */
export async function sendUntilAnswered<T>(
  send: () => Promise<T>,
  { retry = true, signal, isDelete = false }: Attempts,
): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await send();
    } catch (error) {
      if (isDelete && failures > 0 && error instanceof ApiError && error.status === 404) return undefined as T;
      if (!retry || signal?.aborted || !(error instanceof Error) || !mutationRetry.retry(failures, error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, mutationRetry.retryDelay(failures)));
    }
  }
}
