import type { RegistryReader } from '../../registry/registry-writer';
import { lastWords, withdrawalHistory } from '../../registry/withdrawal-history';

export interface Withdrawn {
  slice: string;
  version: string;
  /** ISO 8601, by the registry's clock. */
  at: string;
}

/** Versions that gateways serve to nobody any more. */
export async function withdrawnVersions(reader: RegistryReader): Promise<Withdrawn[]> {
  const standing = lastWords(await withdrawalHistory(reader)).filter(({ entry }) => entry.kind === 'withdrawn');
  return standing.map(({ entry, written }) => ({
    slice: entry.value.slice,
    version: entry.value.version,
    at: written,
  }));
}
