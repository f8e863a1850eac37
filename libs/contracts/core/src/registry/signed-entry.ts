import { z } from 'zod';

/**
 * The value of a registry key. The signature is over the key, a line break and `signed`, so that an entry cannot be
 * moved to another key.
 */
export const signedEntrySchema = z.strictObject({
  /** JSON text of what is published. */
  signed: z.string(),
  /** Base64: Ed25519, or for what a gateway writes HMAC-SHA256. */
  signature: z.string(),
  /** First 16 hex digits of the public key's SHA-256, or `gateway`. */
  keyId: z.string(),
});
export type SignedEntry = z.infer<typeof signedEntrySchema>;

/** `keyId` of what gateways sign with the secret that they share. */
export const GATEWAY_KEY_ID = 'gateway';
