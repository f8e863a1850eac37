import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { SignedEntry } from '@waymark/contracts-core';
import { keyIdOf } from './public-keys';

/** The key pair of whoever may publish. */
export interface SigningKey {
  keyId: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

/** From a private Ed25519 key as PKCS8 PEM; throws when it is none, without repeating it. */
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

/** The value to write under a registry key. */
export function signEntry(key: string, content: unknown, { keyId, privateKey }: SigningKey): SignedEntry {
  const signed = JSON.stringify(content);
  return { signed, signature: sign(null, signedText(key, signed), privateKey).toString('base64'), keyId };
}

/** What a signature is over: with the key, so that an entry is worth nothing under another one. */
export const signedText = (key: string, signed: string): Buffer => Buffer.from(`${key}\n${signed}`);
