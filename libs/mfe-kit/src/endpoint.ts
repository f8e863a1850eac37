import type { EndpointContract, HttpMethod } from '@waymark/contracts-core';
import type { z } from 'zod';

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
