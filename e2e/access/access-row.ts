import type { World } from './world';

/** Who asks. `member` owns what the request names; `other member` does not. */
export const WHO = ['visitor', 'member', 'other member', 'moderator', 'admin', 'suspended', 'expired session'] as const;
export type Who = (typeof WHO)[number];

/** One request to an endpoint: what fills its path, and what it carries. */
export interface SampleRequest {
  params?: Record<string, string | number>;
  query?: string;
  body?: object;
  /** In place of `body`: fields, sent as application/x-www-form-urlencoded. */
  form?: Record<string, string>;
  /** In place of `body`: a file, sent as multipart/form-data. */
  file?: { field: string; name: string; type: string; bytes: Buffer };
}

/** What each of WHO is answered. `request` is asked anew for each of them, so that one's act does not spoil the next. */
export interface AccessRow {
  expected: Record<Who, number>;
  /** It ends the sessions of those who ask: they are people of its own. */
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

/** The same answer for everybody. */
export const everyone = (status: number, request?: Request): AccessRow => row(all(status), request);

/** 401 without a session that is alive; `other` where the request names something of `member`. */
export const signedIn = (status: number, request?: Request, others: number = status): AccessRow =>
  row({ ...all(status), ...NOBODY, 'other member': others, moderator: others, admin: others }, request);

/** 403 below this role. */
export const staff = (role: 'moderator' | 'admin', status: number, request?: Request): AccessRow =>
  row({ ...all(403), ...NOBODY, admin: status, ...(role === 'moderator' ? { moderator: status } : {}) }, request);

/** For what ends the sessions of those who ask. */
export const endsSessions = (ended: AccessRow): AccessRow => ({ ...ended, endsSessions: true });

function row(expected: Record<Who, number>, request: Request): AccessRow {
  return { expected, ...(request ? { request } : {}) };
}
