import type { z } from 'zod';
import './configure-zod';
import type { Role } from './has-role';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One endpoint as a contract: the service registers it, the client calls it, openapi.json shows it. */
export interface EndpointContract {
  /** camelCase, unique in the slice; becomes the operationId. */
  readonly name: string;
  readonly method: HttpMethod;
  /** Full public path with `:name` parameters, e.g. `/api/venues/:id`. */
  readonly path: string;
  readonly summary: string;
  /** The least role that may call it; `visitor` is everyone. */
  readonly access: Role;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response?: z.ZodType;
  /** The body is one file, multipart/form-data, in this field; `body` is then left out. */
  readonly upload?: { readonly field: string; readonly maxBytes: number; readonly types: readonly string[] };
  /** Content types of an answer that is a file; `response` is then left out. */
  readonly download?: readonly string[];
  /** Status of success; 200 unless said. An endpoint may answer 200 in place of 201 for "was there already"; 302 is for navigations. */
  readonly status: 200 | 201 | 204 | 302;
  /** Codes of the problems it can answer besides the core ones. */
  readonly problems?: readonly string[];
}

/** Keeps the literal types of a contract. */
export function defineEndpoint<const T extends EndpointContract>(contract: T): T {
  return contract;
}

type OutputOf<T> = T extends z.ZodType ? z.output<T> : undefined;

/** What a handler gets after parsing. */
export interface EndpointInput<T extends EndpointContract> {
  params: OutputOf<T['params']>;
  query: OutputOf<T['query']>;
  body: OutputOf<T['body']>;
}

/** What a handler answers. */
export type EndpointOutput<T extends EndpointContract> = T['response'] extends z.ZodType
  ? z.input<T['response']>
  : void;
