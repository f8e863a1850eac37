import { createHash, timingSafeEqual } from 'node:crypto';

/** Returns the page's key for a secret key; the secret cannot be derived from it. */
export const publishableKeyOf = (secretKey: string): string =>
  `pk_test_${createHash('sha256').update(secretKey).digest('hex').slice(0, 32)}`;

const bytes = (text: string) => createHash('sha256').update(text).digest();

export const isSame = (one: string, other: string): boolean => timingSafeEqual(bytes(one), bytes(other));

/** Returns a request's key, from bearer or basic authentication (as user name). */
export function keyOf(authorization: string | undefined): string {
  const [scheme = '', value = ''] = (authorization ?? '').split(' ');
  if (/^bearer$/i.test(scheme)) return value;
  if (/^basic$/i.test(scheme)) return Buffer.from(value, 'base64').toString('utf8').split(':')[0] ?? '';
  return '';
}
