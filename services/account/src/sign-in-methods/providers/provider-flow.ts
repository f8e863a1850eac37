import { createHmac } from 'node:crypto';

/** The secrets of one sign-in through the provider. */
export interface ProviderFlow {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/**
 * Derives all secrets from one random token that only this browser's cookie holds. Without the cookie, nobody can
 * finish another person's sign-in or pass off their own as another's. The database needs only the token's hash.
 */
export function providerFlow(token: string): ProviderFlow {
  const derive = (name: string) => createHmac('sha256', token).update(name).digest('base64url');
  return { state: derive('state'), nonce: derive('nonce'), codeVerifier: derive('code-verifier') };
}
