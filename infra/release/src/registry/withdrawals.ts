import { withdrawnKey, GATEWAY_KEY_ID, parseJson, signedEntrySchema } from '@waymark/contracts-core';
import { orderOf, signEntry, openEntry, parseEntry, type RegistryEntry } from '@waymark/registry';
import { isConflict, type RegistryReader, type RegistryWriter } from './registry-writer';

interface Withdrawn {
  slice: string;
  version: string;
  /** ISO 8601, by the registry's clock. */
  at: string;
}

/** Returns the versions that gateways no longer serve. */
export async function withdrawnVersions(reader: RegistryReader): Promise<Withdrawn[]> {
  const standing = lastWords(await withdrawalHistory(reader)).filter(({ entry }) => entry.kind === 'withdrawn');
  return standing.map(({ entry, written }) => ({
    slice: entry.value.slice,
    version: entry.value.version,
    at: written,
  }));
}

type AboutVersion = Extract<RegistryEntry, { kind: 'withdrawn' | 'reinstated' }>;

/** An entry about a version that failed in browsers: `withdrawn` by a gateway, or `reinstated` by a publisher. */
interface Word {
  entry: AboutVersion;
  /** ISO 8601, by the registry's clock. */
  written: string;
}

/**
 * Returns all entries about such versions, oldest first. As in gateways, a deletion does not count. Only gateways can
 * verify their own signatures. Unverified entries in their name count here, so in doubt the releaser is asked.
 */
export async function withdrawalHistory(
  { registry, trust }: RegistryReader,
  key = withdrawnKey('*', '*'),
): Promise<Word[]> {
  const words: Word[] = [];
  for await (const kept of await registry.history({ key })) {
    const entry = kept.operation === 'PUT' ? aboutVersion(kept.key, kept.string(), trust) : null;
    if (entry) words.push({ entry, written: kept.created.toISOString() });
  }
  return words;
}

function aboutVersion(key: string, text: string, publicKeys: RegistryReader['trust']): AboutVersion | null {
  const envelope = signedEntrySchema.safeParse(parseJson(text));
  if (!envelope.success) return null;
  if (envelope.data.keyId === GATEWAY_KEY_ID) {
    const said = parseEntry(key, parseJson(envelope.data.signed));
    return said?.kind === 'withdrawn' ? said : null;
  }
  const opened = openEntry(key, text, { publicKeys });
  return opened.ok && opened.entry.kind === 'reinstated' ? opened.entry : null;
}

/** Returns the newest entry of each version, which is the one that counts. */
export function lastWords(words: readonly Word[]): Word[] {
  const last = new Map<string, Word>();
  for (const word of words) {
    const { slice, version } = word.entry.value;
    const known = last.get(`${slice}.${version}`);
    if (!known || orderOf(word.entry) > orderOf(known.entry)) last.set(`${slice}.${version}`, word);
  }
  return [...last.values()];
}

/** Throws for a version that gateways withdrew, unless `again` is set. */
export async function requireNotWithdrawn(
  writer: RegistryWriter,
  slice: string,
  version: string,
  again = false,
): Promise<void> {
  if (again) return reinstate(writer, slice, version);
  if (await isWithdrawn(writer, slice, version)) throw new VersionWithdrawn(slice, version);
}

/** Thrown when gateways withdrew this version automatically and nobody has reinstated it. */
export class VersionWithdrawn extends Error {
  constructor(slice: string, version: string) {
    super(`${slice} ${version} was taken back because it failed in browsers; change it, or say that you want it again`);
  }
}

const TRIES = 5;

/** Returns whether gateways withdrew this version automatically. */
export async function isWithdrawn(reader: RegistryReader, slice: string, version: string): Promise<boolean> {
  const [last] = lastWords(await withdrawalHistory(reader, withdrawnKey(slice, version)));
  return last?.entry.kind === 'withdrawn';
}

/**
 * Lets gateways serve a withdrawn version again. Writes the signed entry even when no withdrawal is found: gateways
 * remember withdrawals that a lost bucket does not contain.
 */
export async function reinstate(writer: RegistryWriter, slice: string, version: string): Promise<void> {
  const key = withdrawnKey(slice, version);
  for (let tried = 1; ; tried++) {
    const revision = (await writer.registry.get(key))?.revision ?? 0;
    const [last] = lastWords(await withdrawalHistory(writer, key));
    const at = new Date(Math.max(Date.now(), last ? orderOf(last.entry) + 1 : 0)).toISOString();
    const text = JSON.stringify(signEntry(key, { slice, version, reinstated: true, by: writer.by, at }, writer.signer));
    try {
      await writer.registry.put(key, text, { previousSeq: revision });
      return;
    } catch (error) {
      if (tried === TRIES || !isConflict(error)) throw error;
    }
  }
}
