import { ApiError, apiErrorFromResponse } from './api-error';

const RETRIED = /timeout|fetch/i;

const QUERY_RETRIES = 3;
const MUTATION_RETRIES = 2;
const QUERY_DELAY_CAP_MS = 30_000;
const MUTATION_DELAY_CAP_MS = 10_000;

/** Retries after 503: a short overload has passed by then, and a service that is down is reported soon. */
const BUSY_RETRIES = 2;
/** The Retry-After of a busy service and of the gateway, in seconds; equals the delay of the first retry. */
const BUSY_S = 1;

/** Retries only connection failures; an error response is final. */
const mayRetry = (error: Error): boolean => RETRIED.test(error.message);
const doubling = (capMs: number) => (tries: number) => Math.min(1000 * 2 ** tries, capMs);

/** A server that asks for a retry after one second. */
const isBusy = (error: Error): boolean =>
  error instanceof ApiError && error.status === 503 && error.retryAfterSeconds === BUSY_S;

export const queryRetry = {
  retry: (failures: number, error: Error): boolean =>
    failures < QUERY_RETRIES && (mayRetry(error) || (failures < BUSY_RETRIES && isBusy(error))),
  retryDelay: doubling(QUERY_DELAY_CAP_MS),
};

export const mutationRetry = {
  retry: (failures: number, error: Error): boolean => failures < MUTATION_RETRIES && mayRetry(error),
  retryDelay: doubling(MUTATION_DELAY_CAP_MS),
};

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
