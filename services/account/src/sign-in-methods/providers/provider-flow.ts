import { createHmac } from 'node:crypto';

/** What one trip to the provider carries. */
export interface ProviderFlow {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/**
 * All made from one random token that only this browser's cookie holds: who has no cookie can neither finish another's
 * sign-in nor have theirs finished by another, and the database needs no more than the token's hash.
 */
export function providerFlow(token: string): ProviderFlow {
  const derive = (name: string) => createHmac('sha256', token).update(name).digest('base64url');
  return { state: derive('state'), nonce: derive('nonce'), codeVerifier: derive('code-verifier') };
}
