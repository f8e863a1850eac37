import { createHmac } from 'node:crypto';

/** An address as a key to count by: without the secret nobody can turn it back into the address. */
export function senderKey(origin: string, secret: string): string {
  return createHmac('sha256', secret).update(`feedback\n${origin}`).digest('base64url');
}
