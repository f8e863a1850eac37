import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { keyIdOf } from './key-id';

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
