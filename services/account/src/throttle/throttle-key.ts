import { createHash } from 'node:crypto';

/** What tries are counted under: Redis must not hold e-mail addresses. */
export function throttleKey(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}
