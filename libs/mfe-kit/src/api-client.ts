import { HEADERS } from '@waymark/contracts-core';
import { ApiError, apiErrorFromResponse } from './api-error';
import { askUntilKnown, mutationRetry } from './retry-rules';
import { getHost } from './host';
import { askAfterRefusal, pageMember, saysNobodyIsSignedIn, sessionEnded, untilAnswered } from './session-ended';

const TIMEOUT_MS = 30_000;
const READ_TIMED_OUT = 'Connection timeout - please refresh the page';
const WRITE_TIMED_OUT = 'Request timeout - please try again';

export interface ApiOptions {
  /** Body of the request, sent as JSON; FormData is sent unchanged. */
  body?: unknown;
  /**
   * The server performs the same key and body only once. Every write gets its own key, which its retries repeat. Pass
   * one only where a second press means the same write.
   */
  idempotencyKey?: string;
  /** False for a write that must not be sent twice, because a code or link token in it works only once. */
  retry?: boolean;
  signal?: AbortSignal;
  /** Timeout in milliseconds; 30 s by default. */
  timeoutMs?: number;
  /**
   * What a 401 does. `null` returns null: for reads that visitors make, too. `throw` throws: for background writes,
   * which must not send the person to the login.
   */
  on401?: 'throw' | 'null';
}

/** The state at the time of the press, which retries repeat. */
interface Pressed extends ApiOptions {
  pageMember?: string | null;
}

export interface ApiAnswer<T> {
  data: T;
  headers: Headers;
}

/**
 * Runs `work` with a signal that aborts after `ms` or when `outer` does. A time-out rejects with `message`, even when
 * `work` ignores the signal.
 */
async function withTimeout<T>(
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

interface Attempts {
  /** False for something that the server accepts only once, such as a code. */
  retry?: boolean;
  signal?: AbortSignal;
  /** A 404 on a retried DELETE means that the first one worked. */
  isDelete?: boolean;
}

/** Retries after a time-out or a lost connection, at most twice, like every write of the site. */
async function sendUntilAnswered<T>(
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

/** Returns 32 random hexadecimal digits. getRandomValues also works over http, where randomUUID does not exist. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Milliseconds after the start of navigation in which prefetched responses are used. */
const FRESH_FOR_MS = 30_000;

/** Returns the response that the page's HTML already requested. Each one is used once. */
function takePrefetch(path: string): Promise<Response> | undefined {
  const started = globalThis.__prefetch?.[path];
  if (!started) return undefined;
  delete globalThis.__prefetch?.[path];
  return performance.now() < FRESH_FOR_MS ? started : undefined;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Reads the body of a successful response. */
type Read<T> = (response: Response) => Promise<T>;

async function readJson<T>(response: Response): Promise<T> {
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

async function request<T>(
  method: Method,
  path: string,
  options: Pressed,
  read: Read<T> = readJson,
): Promise<ApiAnswer<T>> {
  const timedOut = method === 'GET' ? READ_TIMED_OUT : WRITE_TIMED_OUT;
  return withTimeout(options.timeoutMs ?? TIMEOUT_MS, timedOut, options.signal, async (signal) => {
    const response = await askUntilKnown(() => send(method, path, options, signal), signal);
    if (response.status === 401 && options.on401 === 'null') return { data: null as T, headers: response.headers };
    if (!response.ok) throw await apiErrorFromResponse(response);
    return { data: await read(response), headers: response.headers };
  });
}

async function send(method: Method, path: string, options: Pressed, signal: AbortSignal): Promise<Response> {
  const started = method === 'GET' ? await takePrefetch(path)?.catch(() => undefined) : undefined;
  // The prefetch failed with a 5xx status before it was needed, and prefetches are not retried: send the request now.
  if (started && started.status < 500) return started;
  const headers: Record<string, string> = { 'cache-control': 'no-cache', accept: 'application/json' };
  const isForm = options.body instanceof FormData;
  // The content type of a form contains its boundary, so the browser must set it.
  if (options.body !== undefined && !isForm) headers['content-type'] = 'application/json';
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
  if (options.pageMember) headers[HEADERS.pageMember] = options.pageMember;
  const trace = getHost().trace?.(method, path);
  if (trace) headers['traceparent'] = trace.traceparent;
  try {
    const response = await fetch(path, {
      method,
      headers,
      body: bodyOf(options.body),
      signal,
      credentials: 'same-origin',
    });
    trace?.end(response.status);
    return response;
  } catch (cause) {
    trace?.end(0);
    // Throws one message for all browsers, because theirs differ ("Load failed") and the retry logic checks the
    // message.
    throw signal.aborted ? cause : new TypeError('Failed to fetch', { cause });
  }
}

function bodyOf(body: unknown): FormData | string | undefined {
  if (body === undefined || body instanceof FormData) return body;
  return JSON.stringify(body);
}

const sender =
  (method: Exclude<Method, 'GET'>) =>
  async <T>(path: string, options: ApiOptions = {}): Promise<T> => {
    const pressed = { ...options, idempotencyKey: options.idempotencyKey ?? randomKey(), pageMember: pageMember() };
    try {
      const send = async (): Promise<T> => (await request<T>(method, path, pressed)).data;
      return await untilAnswered(sendUntilAnswered(send, { ...options, isDelete: method === 'DELETE' }));
    } catch (error) {
      await askAfterRefusal(error);
      if (options.on401 === 'throw' || window.location.pathname === '/login' || !saysNobodyIsSignedIn(error))
        throw error;
      sessionEnded();
      // The person is leaving the page: show no failure on it.
      return new Promise<never>(() => undefined);
    }
  };

/** The only way to call the API. Throws ApiError unless the response is a success. */
export const apiClient = {
  get: async <T>(path: string, options: ApiOptions = {}): Promise<T> => (await request<T>('GET', path, options)).data,
  post: sender('POST'),
  put: sender('PUT'),
  patch: sender('PATCH'),
  delete: sender('DELETE'),
  /** Returns a file of the member's own data, for saving. */
  getFile: async (path: string, options: ApiOptions = {}): Promise<Blob> =>
    (await request('GET', path, options, (response) => response.blob())).data,
  /** Like `get`, with the response headers (total count, next page, search engine). */
  getWithHeaders: <T>(path: string, options: ApiOptions = {}): Promise<ApiAnswer<T>> =>
    request<T>('GET', path, options),
};
