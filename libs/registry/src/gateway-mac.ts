import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { GATEWAY_KEY_ID, type SignedEntry } from '@waymark/contracts-core';
import { signedText } from './signing-key';

/** What gateways sign with: derived from the secret that they share, and of no use for anything else. */
export function gatewayMacKey(identitySecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', identitySecret, '', 'waymark registry: withdrawn versions', 32));
}

/** What a gateway writes under a key of the registry. */
export function signAsGateway(key: string, content: unknown, macKey: Buffer): SignedEntry {
  const signed = JSON.stringify(content);
  return { signed, signature: macOf(key, signed, macKey).toString('base64'), keyId: GATEWAY_KEY_ID };
}

/** Whether a gateway that shares the secret signed this text for this key. */
export function isOfGateway(key: string, { signed, signature }: SignedEntry, macKey: Buffer): boolean {
  const given = Buffer.from(signature, 'base64');
  const wanted = macOf(key, signed, macKey);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function macOf(key: string, signed: string, macKey: Buffer): Buffer {
  return createHmac('sha256', macKey).update(signedText(key, signed)).digest();
}
