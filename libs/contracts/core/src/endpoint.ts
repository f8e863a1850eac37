import type { z } from 'zod';
import './configure-zod';
import type { Role } from './has-role';
import type { HttpMethod, OutsideRule, RawBodyRule } from './outside-rule';

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
  /** It publishes something, or prepares that: refused to members whom staff hold back from posting, in one place for all slices. */
  readonly posts?: true;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response?: z.ZodType;
  /** The body is one file, multipart/form-data, in this field; `body` is then left out. */
  readonly upload?: { readonly field: string; readonly maxBytes: number; readonly types: readonly string[] };
  /** The body is handed over as its bytes, unread and unchanged: what was signed is what is checked. `body` is then left out. */
  readonly rawBody?: RawBodyRule;
  /**
   * Called by other sites' servers or pages on purpose (a webhook, a feed): the gateway asks for no Origin of ours and
   * sends nobody's session along. So it is for visitors alone, and the handler finds out itself who calls.
   */
  readonly crossSite?: 'exempt';
  /** A sign-in, or a step of one: somebody else may be signed in until then, whoever the page was drawn for. */
  readonly beginsSession?: true;
  /** Content types of an answer that is a file; `response` is then left out. */
  readonly download?: readonly string[];
  /**
   * The answer is the same for everybody: kept by caches for so many seconds, known by its ETag, and open to other sites' pages.
   * `type` is its content type; a `response` that is a text leaves as it is.
   */
  readonly openData?: { readonly type: string; readonly seconds: number };
  /** Status of success; 200 unless said. An endpoint may answer 200 in place of 201 for "was there already"; 302 is for navigations. */
  readonly status: 200 | 201 | 204 | 302;
  /** Codes of the problems it can answer besides the core ones. */
  readonly problems?: readonly string[];
}

/** Keeps the literal types of a contract. */
export function defineEndpoint<const T extends EndpointContract>(contract: T): T {
  return contract;
}

/** What the gateway has to know of a contract to let its calls through; null where it is like most. */
export function outsideRuleOf({
  method,
  path,
  rawBody,
  crossSite,
  beginsSession,
}: EndpointContract): OutsideRule | null {
  if (!rawBody && !crossSite && !beginsSession) return null;
  return {
    method,
    path,
    ...(rawBody && { rawBody }),
    ...(crossSite && { crossSite }),
    ...(beginsSession && { beginsSession }),
  };
}

type BodyOf<T extends EndpointContract> = T['rawBody'] extends RawBodyRule ? Uint8Array : OutputOf<T['body']>;

type OutputOf<T> = T extends z.ZodType ? z.output<T> : undefined;

/** What a handler gets after parsing. */
export interface EndpointInput<T extends EndpointContract> {
  params: OutputOf<T['params']>;
  query: OutputOf<T['query']>;
  body: BodyOf<T>;
}

/** What a handler answers. */
export type EndpointOutput<T extends EndpointContract> = T['response'] extends z.ZodType
  ? z.input<T['response']>
  : void;
