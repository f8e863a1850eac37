import { PRODUCT_NAME, type Ad, type Operator, type PageBoot, type RegistrySnapshot } from '@waymark/contracts-core';

/** What the shell needs of the registry; integrity and preload lists stay here. */
export function bootOf(snapshot: RegistrySnapshot, mode: PageBoot['mode'], ads: Ad[] = [], operator?: Operator): PageBoot {
  const remotes: PageBoot['remotes'] = {};
  for (const [slice, { version, entry, previousEntry, manifest }] of Object.entries(snapshot.remotes)) {
    remotes[slice] = { slice, version, entry, ...(previousEntry ? { previousEntry } : {}), manifest };
  }
  return { productName: PRODUCT_NAME, remotes, mode, ...(ads.length > 0 ? { ads } : {}), ...(operator ? { operator } : {}) };
}
