import { ApiError } from './api-error';

const RETRIED = /timeout|fetch/i;

const QUERY_RETRIES = 3;
const MUTATION_RETRIES = 2;
const QUERY_DELAY_CAP_MS = 30_000;
const MUTATION_DELAY_CAP_MS = 10_000;

/** "Not right now": a busy moment is over by then, a part that is down is soon said to be down. */
const BUSY_RETRIES = 2;
/** What a busy service and the gateway say, and no sooner than the first retry. */
const BUSY_S = 1;

/** Only failures of the way to the server are retried; an answer of the server is an answer. */
const mayRetry = (error: Error): boolean => RETRIED.test(error.message);
const doubling = (capMs: number) => (tries: number) => Math.min(1000 * 2 ** tries, capMs);

/** A server that says itself to come again in a second. */
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
