import { createHmac } from 'node:crypto';

/**
 * What tries are counted under. Redis must not hold e-mail addresses, nor anything that shows whether a guessed one is
 * right: hence a hash with a secret of ours.
 */
export function throttleKey(secret: string, parts: readonly string[]): string {
  return createHmac('sha256', `throttle ${secret}`).update(parts.join('\n')).digest('base64url');
}
