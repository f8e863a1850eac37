import { createHmac } from 'node:crypto';

/**
 * Returns the key under which attempts are counted. Redis must contain neither email addresses nor anything that
 * confirms a guessed one: hence a hash with our own secret.
 */
export function throttleKey(secret: string, parts: readonly string[]): string {
  return createHmac('sha256', `throttle ${secret}`).update(parts.join('\n')).digest('base64url');
}
