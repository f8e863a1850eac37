import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { SignedEntry } from '@waymark/contracts-core';
import { keyIdOf } from './public-keys';

/** The key pair of a publisher. */
export interface SigningKey {
  keyId: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

/** Reads a private Ed25519 key as PKCS8 PEM; throws when it is invalid, without quoting it. */
export function signingKey(pem: string): SigningKey {
  const privateKey = readKey(pem);
  if (privateKey?.asymmetricKeyType !== 'ed25519')
    throw new Error('The signing key is not a private Ed25519 key (PKCS8 PEM)');
  const publicKey = createPublicKey(privateKey);
  return { keyId: keyIdOf(publicKey), privateKey, publicKey };
}

function readKey(pem: string): KeyObject | null {
  try {
    return createPrivateKey(pem);
  } catch {
    return null;
  }
}

/** Returns the value to write under a registry key. */
export function signEntry(key: string, content: unknown, { keyId, privateKey }: SigningKey): SignedEntry {
  const signed = JSON.stringify(content);
  return { signed, signature: sign(null, signedText(key, signed), privateKey).toString('base64'), keyId };
}

/** Returns the signed bytes. They include the key, so an entry is invalid under another key. */
export const signedText = (key: string, signed: string): Buffer => Buffer.from(`${key}\n${signed}`);
