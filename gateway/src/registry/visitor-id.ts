import { randomBytes } from 'node:crypto';
import { HostCookie } from '@waymark/edge-kit';

const VALUE = /^[A-Za-z0-9_-]{22}$/;
const THIRTY_DAYS_S = 30 * 24 * 60 * 60;

const cookieOf = (secure: boolean): HostCookie => new HostCookie('vid', secure, VALUE);

/**
 * The random number that a browser keeps so that it goes on getting the same builds; it is used for nothing else.
 * Null without a cookie that could be one of ours.
 * @param secure whether cookies go over https alone
 */
export function readVisitorId(cookies: string | undefined, secure: boolean): string | null {
  return cookieOf(secure).read(cookies);
}

/** 128 random bits. */
export const newVisitorId = (): string => randomBytes(16).toString('base64url');

export function visitorCookie(id: string, secure: boolean): string {
  return cookieOf(secure).set(id, THIRTY_DAYS_S);
}
