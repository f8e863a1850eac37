import { verify } from 'node:crypto';
import {
  buildKey,
  GATEWAY_KEY_ID,
  parseJson,
  type RemoteBuild,
  remoteBuildSchema,
  SHELL_KEY,
  type ShellBuild,
  shellBuildSchema,
  type SignedEntry,
  signedEntrySchema,
} from '@waymark/contracts-core';
import { isOfGateway, signedText } from './signing-key';
import type { PublicKeys } from './public-keys';
import { kindOfKey, parseEntry, type RegistryEntry } from './registry-entry';

/** The keys that a reader trusts. */
export interface Trust {
  publicKeys: PublicKeys;
  /** From `gatewayMacKey`; without it no entry of a gateway is trusted. */
  gatewayKey?: Buffer;
}

export type RefusalReason = 'not-signed' | 'unknown-key' | 'bad-signature' | 'not-a-contract' | 'replay' | 'deleted';

export type Opened = { ok: true; envelope: SignedEntry; entry: RegistryEntry } | { ok: false; reason: RefusalReason };

/** Checks the signature of a registry key's value, and that its content is valid for that key. */
export function openEntry(key: string, text: string, trust: Trust): Opened {
  const envelope = signedEntrySchema.safeParse(parseJson(text));
  if (!envelope.success) return { ok: false, reason: 'not-signed' };
  const byGateway = kindOfKey(key) === 'withdrawn' && envelope.data.keyId === GATEWAY_KEY_ID;
  const refused = byGateway
    ? refusedOfGateway(key, envelope.data, trust)
    : refusedSignature(key, envelope.data, trust.publicKeys);
  if (refused) return { ok: false, reason: refused };
  const entry = parseEntry(key, parseJson(envelope.data.signed));
  // Only gateways can withdraw a version, and they can do nothing else.
  const maySayIt = (entry?.kind === 'withdrawn') === byGateway;
  return entry && maySayIt ? { ok: true, envelope: envelope.data, entry } : { ok: false, reason: 'not-a-contract' };
}

/** Returns null when a trusted key signed this text for this key. */
export function refusedSignature(
  key: string,
  { signed, signature, keyId }: SignedEntry,
  keys: PublicKeys,
): RefusalReason | null {
  const publicKey = keys.get(keyId);
  if (!publicKey) return 'unknown-key';
  const good = verify(null, signedText(key, signed), publicKey, Buffer.from(signature, 'base64'));
  return good ? null : 'bad-signature';
}

function refusedOfGateway(key: string, envelope: SignedEntry, { gatewayKey }: Trust): RefusalReason | null {
  if (!gatewayKey) return 'unknown-key';
  return isOfGateway(key, envelope, gatewayKey) ? null : 'bad-signature';
}

/** Returns the shell's build from the record beside its files; null unless it was signed for exactly this version. */
export function openShellBuild(version: string, text: string, keys: PublicKeys): ShellBuild | null {
  const build = shellBuildSchema.safeParse(openRecord(SHELL_KEY, version, text, keys));
  return build.success && build.data.version === version ? build.data : null;
}

/**
 * Returns a remote's build from the record beside its files; null unless it was signed for exactly this slice and
 * version.
 */
export function openBuild(slice: string, version: string, text: string, keys: PublicKeys): RemoteBuild | null {
  const build = remoteBuildSchema.safeParse(openRecord(slice, version, text, keys));
  return build.success && build.data.slice === slice && build.data.version === version ? build.data : null;
}

/**
 * Returns the content of a build's record (`build.json`); undefined unless it was signed for exactly this slice and
 * version.
 */
export function openRecord(slice: string, version: string, text: string, keys: PublicKeys): unknown {
  const envelope = signedEntrySchema.safeParse(parseJson(text));
  if (!envelope.success || refusedSignature(buildKey(slice, version), envelope.data, keys)) return undefined;
  return parseJson(envelope.data.signed);
}
