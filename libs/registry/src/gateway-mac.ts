import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { GATEWAY_KEY_ID, type SignedEntry } from '@waymark/contracts-core';
import { signedText } from './signing-key';

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
