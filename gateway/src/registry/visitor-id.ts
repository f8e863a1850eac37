import { randomBytes } from 'node:crypto';
import { cookieValue } from '../edge/cookie-value';

const VALUE = /^[A-Za-z0-9_-]{22}$/;
const THIRTY_DAYS_S = 30 * 24 * 60 * 60;

const nameOf = (secure: boolean): string => (secure ? '__Host-vid' : 'vid');

/**
 * The random number that a browser keeps so that it goes on getting the same builds; it is used for nothing else.
 * Null without a cookie that could be one of ours.
 * @param secure whether cookies go over https alone
 */
export function readVisitorId(cookies: string | undefined, secure: boolean): string | null {
  const value = cookieValue(cookies, nameOf(secure));
  return value && VALUE.test(value) ? value : null;
}

/** 128 random bits. */
export const newVisitorId = (): string => randomBytes(16).toString('base64url');

export function visitorCookie(id: string, secure: boolean): string {
  return `${nameOf(secure)}=${id}; Path=/; Max-Age=${THIRTY_DAYS_S}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
