import type { EndpointContract, HttpMethod } from '@waymark/contracts-core';
import type { z } from 'zod';
import { apiClient, type ApiAnswer, type ApiOptions } from './api-client';

/** Where an endpoint is; by its type, what goes there and what comes back. No schema comes into a page with it. */
export interface Endpoint<C extends EndpointContract = EndpointContract> {
  readonly method: HttpMethod;
  readonly path: string;
  /** Never there: it only carries the type. */
  readonly contract?: C;
}

/** Written by `npm run picks` from a consumer's contract; not by hand. */
export const endpoint = <C extends EndpointContract>(method: C['method'], path: C['path']): Endpoint<C> => ({
  method,
  path,
});

type SentAs<T> = T extends z.ZodType ? z.input<T> : never;
type Nothing = Record<never, never>;

/** A number may stand where the address has its text. */
type AsText<T> = { [Name in keyof T]: string extends T[Name] ? T[Name] | number : T[Name] };

interface Query<T> {
  query: AsText<SentAs<T>>;
}

/** What a call has to say: the parts of the address, the query, the body. */
export type Sent<C extends EndpointContract> = (C['params'] extends z.ZodType
  ? { params: { [Name in keyof SentAs<C['params']>]: string | number } }
  : Nothing) &
  (C['query'] extends z.ZodType
    ? Nothing extends SentAs<C['query']>
      ? Partial<Query<C['query']>>
      : Query<C['query']>
    : Nothing) &
  (C['upload'] extends object
    ? { body: FormData }
    : C['body'] extends z.ZodType
      ? { body: SentAs<C['body']> }
      : Nothing);

/** What comes back. */
export type Answer<C extends EndpointContract> = C['response'] extends z.ZodType
  ? z.output<C['response']>
  : C['download'] extends readonly string[]
    ? Blob
    : void;

/** The same, of an endpoint's constant. */
export type AnswerOf<E> = E extends Endpoint<infer C> ? Answer<C> : never;
export type BodyOf<E> = E extends Endpoint<infer C> ? SentAs<C['body']> : never;
export type QueryOf<E> = E extends Endpoint<infer C> ? AsText<SentAs<C['query']>> : never;

/** The address of an endpoint, as a key of the cache and for what is no call (a link, an upload with progress). */
export function addressOf<C extends EndpointContract>(
  { path }: Endpoint<C>,
  { params = {}, query = {} }: { params?: object; query?: object } = {},
): string {
  const filled = Object.entries(params).reduce(
    (address, [name, value]) => address.replace(`:${name}`, encodeURIComponent(String(value))),
    path,
  );
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return asked.length === 0 ? filled : `${filled}?${new URLSearchParams(asked as [string, string][]).toString()}`;
}

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
