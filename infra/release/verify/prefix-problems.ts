import type { ServiceManifest } from '@waymark/contracts-core';

/** Prefixes of the API that another live service answers already. */
export function prefixProblems(manifest: ServiceManifest, others: readonly ServiceManifest[]): string[] {
  return manifest.prefixes.flatMap((prefix) => {
    const owner = others.find(({ name, prefixes }) => name !== manifest.name && prefixes.includes(prefix));
    return owner ? [`${prefix} is answered by ${owner.name}`] : [];
  });
}
