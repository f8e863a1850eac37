import type { World } from './world';

/** The kinds of caller. `member` owns what the request names; `other member` does not. */
export const WHO = ['visitor', 'member', 'other member', 'moderator', 'admin', 'suspended', 'expired session'] as const;
export type Who = (typeof WHO)[number];

/** A sample request to an endpoint: path parameters, query and body. */
export interface SampleRequest {
  params?: Record<string, string | number>;
  query?: string;
  body?: object;
  /** Fields sent as application/x-www-form-urlencoded, instead of `body`. */
  form?: Record<string, string>;
  /** A file sent as multipart/form-data, instead of `body`. */
  file?: { field: string; name: string; type: string; bytes: Buffer };
}

/**
 * The status that each caller gets. `request` is built again for each caller, because one call may change what the
 * next one needs.
 */
export interface AccessRow {
  expected: Record<Who, number>;
  /** Ends the sessions of its callers, so it uses its own members. */
  endsSessions?: true;
  request?: (world: World, who: Who) => SampleRequest | Promise<SampleRequest>;
}

export type AccessRows = Record<string, AccessRow>;
type Request = AccessRow['request'];

const all = (status: number): Record<Who, number> => ({
  visitor: status,
  member: status,
  'other member': status,
  moderator: status,
  admin: status,
  suspended: status,
  'expired session': status,
});
const NOBODY = { visitor: 401, suspended: 401, 'expired session': 401 } as const;

/** Every caller gets the same status. */
export const everyone = (status: number, request?: Request): AccessRow => row(all(status), request);

/**
 * 401 without a valid session. `others` is the status for `other member` when the request names something that
 * `member` owns.
 */
export const signedIn = (status: number, request?: Request, others: number = status): AccessRow =>
  row({ ...all(status), ...NOBODY, 'other member': others, moderator: others, admin: others }, request);

/** 403 for callers below this role. */
export const staff = (role: 'moderator' | 'admin', status: number, request?: Request): AccessRow =>
  row({ ...all(403), ...NOBODY, admin: status, ...(role === 'moderator' ? { moderator: status } : {}) }, request);

/** Marks a row that ends the sessions of its callers. */
export const endsSessions = (ended: AccessRow): AccessRow => ({ ...ended, endsSessions: true });

function row(expected: Record<Who, number>, request: Request): AccessRow {
  return { expected, ...(request ? { request } : {}) };
}
