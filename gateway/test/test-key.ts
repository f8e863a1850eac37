import { generateKeyPairSync } from 'node:crypto';
import { publicKeyText, signEntry, signingKey, type SigningKey } from '@waymark/registry';

/** A key pair of this test run. */
export function newSigningKey(): SigningKey {
  return signingKey(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
}

/** Whoever publishes in tests; test gateways believe this key alone. */
export const TEST_KEY = newSigningKey();
export const TEST_PUBLIC_KEYS = publicKeyText(TEST_KEY.publicKey);

/** The text that stands under a registry key when `TEST_KEY` signed it. */
export const signedByTest = (key: string, content: unknown): string =>
  JSON.stringify(signEntry(key, content, TEST_KEY));
