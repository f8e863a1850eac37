import type { z } from 'zod';
import './configure-zod';
import type { Role } from './has-role';
import type { HttpMethod, OutsideRule, RawBodyRule } from './outside-rule';

/** An endpoint's contract: the service registers it, the client calls it, openapi.json documents it. */
export interface EndpointContract {
  /** Name of the endpoint in camelCase, unique in the service; becomes the operationId. */
  readonly name: string;
  readonly method: HttpMethod;
  /** Full public path with `:name` parameters, e.g. `/api/venues/:id`. */
  readonly path: string;
  readonly summary: string;
  /** The minimum role; `visitor` means everyone. */
  readonly access: Role;
  /**
   * True when the endpoint publishes something or prepares to. Members whom staff stopped from posting are refused
   * centrally, for all services.
   */
  readonly posts?: true;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response?: z.ZodType;
  /** The name of the multipart/form-data field with the single file; omit `body`. */
  readonly upload?: { readonly field: string; readonly maxBytes: number; readonly types: readonly string[] };
  /** The handler gets the body as unmodified bytes, to check a signature over it. Omit `body`. */
  readonly rawBody?: RawBodyRule;
  /**
   * Set if other sites' servers or pages may call the endpoint (a webhook, a feed): the gateway does not require our
   * Origin and does not forward a session. So only visitor access is possible, and the handler itself must identify
   * the caller.
   */
  readonly crossSite?: 'exempt';
  /** A login, or a step of one: the signed-in member may differ from the one for whom the page was rendered. */
  readonly beginsSession?: true;
  /** Content types of a file response; omit `response`. */
  readonly download?: readonly string[];
  /**
   * The response is the same for everybody: caches store it for this many seconds, it has an ETag, and other sites'
   * pages may read it.
   * `type` is its content type; a text `response` is sent unchanged.
   */
  readonly openData?: { readonly type: string; readonly seconds: number };
  /**
   * Status on success; 200 by default. An endpoint with 201 may return 200 when the item already existed. 302 is for
   * navigations.
   */
  readonly status: 200 | 201 | 204 | 302;
  /** Problem codes that it can return, besides the core ones. */
  readonly problems?: readonly string[];
}

/** Returns the contract with its literal types. */
export function defineEndpoint<const T extends EndpointContract>(contract: T): T {
  return contract;
}

/** Returns the exceptions that the gateway must make for this endpoint; null when it needs none. */
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

/** A handler's input, after parsing. */
export interface EndpointInput<T extends EndpointContract> {
  params: OutputOf<T['params']>;
  query: OutputOf<T['query']>;
  body: BodyOf<T>;
}

/** A handler's return value. */
export type EndpointOutput<T extends EndpointContract> = T['response'] extends z.ZodType
  ? z.input<T['response']>
  : void;
