import type { EndpointContract, HttpMethod } from '@waymark/contracts-core';
import { apiClient, type ApiAnswer, type ApiOptions } from './api-client';
import { addressOf, type Answer, type Endpoint, type Sent } from './endpoint';

type Options<C extends EndpointContract> = Sent<C> & Omit<ApiOptions, 'body'>;

/** What is said with a call: nothing where the endpoint asks for nothing. */
export type Said<C extends EndpointContract> = Record<never, never> extends Sent<C> ? [Options<C>?] : [Options<C>];

interface AnySaid extends ApiOptions {
  params?: object;
  query?: object;
}

/** The address, and what the client takes beside it. */
function request(endpoint: Endpoint, said: unknown): [address: string, options: ApiOptions] {
  const { params, query, ...options } = (said ?? {}) as AnySaid;
  return [addressOf(endpoint, { params, query }), options];
}

/**
 * The answer of an endpoint. Throws ApiError for one that is no success. What changes something is sent with an
 * idempotency key, which its retries repeat; give a key where a second press means the first one too.
 */
export function call<C extends EndpointContract>(endpoint: Endpoint<C>, ...[said]: Said<C>): Promise<Answer<C>> {
  const verb = endpoint.method.toLowerCase() as Lowercase<HttpMethod>;
  return apiClient[verb]<Answer<C>>(...request(endpoint, said));
}

/** As `call` of a GET, with the headers (total count, next page, search engine). */
export const callWithHeaders = <C extends EndpointContract>(
  endpoint: Endpoint<C>,
  ...[said]: Said<C>
): Promise<ApiAnswer<Answer<C>>> => apiClient.getWithHeaders(...request(endpoint, said));

/** As `call` of a GET whose answer is a file, to be saved. */
export const callForFile = <C extends EndpointContract>(endpoint: Endpoint<C>, ...[said]: Said<C>): Promise<Blob> =>
  apiClient.getFile(...request(endpoint, said));

/** Key and function of a query that calls this endpoint. */
export const queryOf = <C extends EndpointContract>(endpoint: Endpoint<C>, ...[said]: Said<C>) => ({
  queryKey: [request(endpoint, said)[0]],
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Answer<C>> =>
    call(endpoint, ...([{ ...said, signal }] as Said<C>)),
});
