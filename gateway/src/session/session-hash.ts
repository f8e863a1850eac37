import { createHash } from 'node:crypto';
import { cookieValue } from '../edge/cookie-value';

const VALUE = /^[A-Za-z0-9_-]{43}$/;

/**
 * Hex SHA-256 of the session cookie, the only form of it that is stored; null without a cookie that
 * could be one of ours (32 bytes as base64url).
 */
export function sessionHash(cookies: string | undefined, name: string): string | null {
  const value = cookieValue(cookies, name);
  return value && VALUE.test(value) ? createHash('sha256').update(value).digest('hex') : null;
}
