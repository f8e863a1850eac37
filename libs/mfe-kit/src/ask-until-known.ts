import { apiErrorFromResponse } from './api-error';

const MOST_TRIES = 5;
const FIRST_PAUSE_S = 1;

/**
 * Returns the response of `ask`. Retries while the server cannot check the session (`auth.unknown`: nothing was done):
 * at most 4 times, each pause a second longer than the one before. The caller stays in its loading state meanwhile.
 */
export async function askUntilKnown(ask: () => Promise<Response>, signal: AbortSignal): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await ask();
    if (response.status !== 503 || tries === MOST_TRIES) return response;
    const { problem, retryAfterSeconds } = await apiErrorFromResponse(response.clone());
    if (problem?.code !== 'auth.unknown') return response;
    await pause(tries * (retryAfterSeconds ?? FIRST_PAUSE_S) * 1_000, signal);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
