import { z } from 'zod';

/** RFC 9457 problem details, plus a stable code, the correlation id and messages by field. */
export const problemSchema = z.object({
  type: z.string().default('about:blank'),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  detail: z.string().optional(),
  correlationId: z.string().optional(),
  fieldErrors: z.record(z.string(), z.string()).optional(),
});
export type Problem = z.infer<typeof problemSchema>;

export const PROBLEM_CONTENT_TYPE = 'application/problem+json';

/** Problem codes that any service may return: code -> status and title. Services add their own. */
export const CORE_PROBLEMS = {
  'request.malformed': { status: 400, title: 'The request could not be read.' },
  'request.invalid-query': { status: 400, title: 'A search or filter value is not valid.' },
  'request.unknown-field': { status: 400, title: 'This request has a field that this address does not accept.' },
  'auth.required': { status: 401, title: 'Please log in to continue.' },
  'auth.forbidden': { status: 403, title: 'You do not have access to this page' },
  'member.limited': { status: 403, title: 'You cannot post for now' },
  'request.cross-site': {
    status: 403,
    title: 'This request was refused because it does not show that it comes from a page on this site.',
  },
  'request.not-found': { status: 404, title: 'There is nothing at this address.' },
  /** Content that staff hid or removed at this URL; its author gets a statement of reasons. */
  'content.hidden': { status: 404, title: 'Our staff have hidden this. It may come back.' },
  'content.removed': { status: 404, title: 'Our staff have removed this because it breaks our rules.' },
  'request.method-not-allowed': { status: 405, title: 'This address does not accept that method.' },
  'request.too-slow': { status: 408, title: 'That took too long to arrive. Please try again.' },
  'request.conflict': { status: 409, title: 'Someone else changed this in the meantime.' },
  /** The page was rendered for a different member (HEADERS.pageMember). */
  'session.other-member': { status: 409, title: 'Someone else is logged in now. Nothing was saved.' },
  'request.too-large': { status: 413, title: 'That is too much data for one request.' },
  'request.content-type': {
    status: 415,
    title: 'This address expects a different content type: JSON, unless its description says otherwise.',
  },
  'request.range': { status: 416, title: 'The file does not have the requested part.' },
  'request.expectation': { status: 417, title: 'This request expects something that this site does not support.' },
  'request.invalid': { status: 422, title: 'Please check the marked fields.' },
  'request.idempotency-mismatch': {
    status: 422,
    title: 'This Idempotency-Key has already been used for something else.',
  },
  'request.rate-limited': { status: 429, title: 'Too many attempts. Please wait a moment.' },
  'request.headers-too-large': { status: 431, title: 'The address or the headers of this request are too long.' },
  'server.error': { status: 500, title: 'Something went wrong on our side.' },
  /**
   * The request had a cookie, but neither Redis nor account could identify its owner in time. Nothing was done; the
   * client can retry.
   */
  'auth.unknown': { status: 503, title: 'We cannot tell right now whether you are logged in. Please try again.' },
  /** The disk of the service, its database or its photos is full. Reads still work. */
  'server.full': {
    status: 503,
    title: 'Our storage is full, so this cannot be saved right now. Please try again later.',
  },
  'server.unavailable': { status: 503, title: 'This part of the site is not responding right now.' },
  'server.timeout': { status: 504, title: 'This took too long. Please try again.' },
} as const satisfies Record<string, { status: number; title: string }>;

export type CoreProblemCode = keyof typeof CORE_PROBLEMS;
