import { sign } from 'node:crypto';
import type { SignedEntry } from '@waymark/contracts-core';
import { signedText } from './signed-text';
import type { SigningKey } from './signing-key';

/** The value to write under a registry key. */
export function signEntry(key: string, content: unknown, { keyId, privateKey }: SigningKey): SignedEntry {
  const signed = JSON.stringify(content);
  return { signed, signature: sign(null, signedText(key, signed), privateKey).toString('base64'), keyId };
}
