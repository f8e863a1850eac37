import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
  sign,
  timingSafeEqual,
} from 'node:crypto';
import { GATEWAY_KEY_ID, type SignedEntry } from '@waymark/contracts-core';
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

/** Returns the key that gateways sign with: derived from their shared secret, and useless for anything else. */
export function gatewayMacKey(identitySecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', identitySecret, '', 'waymark registry: withdrawn versions', 32));
}

/** Signs a gateway's entry for a registry key. */
export function signAsGateway(key: string, content: unknown, macKey: Buffer): SignedEntry {
  const signed = JSON.stringify(content);
  return { signed, signature: macOf(key, signed, macKey).toString('base64'), keyId: GATEWAY_KEY_ID };
}

/** Returns whether a gateway with the shared secret signed this text for this key. */
export function isOfGateway(key: string, { signed, signature }: SignedEntry, macKey: Buffer): boolean {
  const given = Buffer.from(signature, 'base64');
  const wanted = macOf(key, signed, macKey);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function macOf(key: string, signed: string, macKey: Buffer): Buffer {
  return createHmac('sha256', macKey).update(signedText(key, signed)).digest();
}
