import { apiErrorFromResponse } from './api-error';

const MOST_TRIES = 5;
const FIRST_PAUSE_S = 1;

/**
 * The answer to `ask`, which is asked again while the server cannot tell whose session it is (`auth.unknown`: nothing was
 * done): 4 times at most, each a second later than the one before. Meanwhile what waits for it is still loading.
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
