import { GATEWAY_KEY_ID, parseJson, signedEntrySchema, withdrawnKey } from '@waymark/contracts-core';
import { openEntry, orderOf, parseEntry, type RegistryEntry } from '@waymark/registry';
import type { RegistryReader } from './registry-writer';

type AboutVersion = Extract<RegistryEntry, { kind: 'withdrawn' | 'reinstated' }>;

/** What was said of a version that failed in browsers: `withdrawn` by a gateway, or `reinstated` by whoever publishes. */
export interface Word {
  entry: AboutVersion;
  /** ISO 8601, by the registry's clock. */
  written: string;
}

/**
 * All that was said of such versions, oldest first. A deletion says nothing, here as at gateways. What gateways sign only
 * they can verify: what stands in their name counts here, so that doubt ends in asking whoever releases.
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

/** What counts of each version: the newest word. */
export function lastWords(words: readonly Word[]): Word[] {
  const last = new Map<string, Word>();
  for (const word of words) {
    const { slice, version } = word.entry.value;
    const known = last.get(`${slice}.${version}`);
    if (!known || orderOf(word.entry) > orderOf(known.entry)) last.set(`${slice}.${version}`, word);
  }
  return [...last.values()];
}
