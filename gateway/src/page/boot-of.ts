import { readFile } from 'node:fs/promises';
import {
  type Ad,
  adsSchema,
  type BootRemote,
  type Operator,
  type PageBoot,
  PRODUCT_NAME,
  type RegistryView,
  type RemoteEntry,
  type SliceRoute,
} from '@waymark/contracts-core';

/** Returns what the shell needs from the registry, without the lists of files. */
export function bootOf(view: RegistryView, mode: PageBoot['mode'], ads: Ad[] = [], operator?: Operator): PageBoot {
  const remotes: PageBoot['remotes'] = {};
  for (const [slice, remote] of Object.entries(view.remotes)) remotes[slice] = bootRemote(remote);
  return {
    productName: PRODUCT_NAME,
    remotes,
    mode,
    ...(ads.length > 0 ? { ads } : {}),
    ...(operator ? { operator } : {}),
  };
}

function bootRemote({
  slice,
  version,
  entry,
  integrity,
  previousEntry,
  previousIntegrity,
  off,
  manifest,
}: RemoteEntry): BootRemote {
  return {
    slice,
    version,
    entry,
    integrity: integrity[entry] ?? '',
    ...(previousEntry && previousIntegrity ? { previousEntry, previousIntegrity } : {}),
    ...(off ? { off } : {}),
    manifest: { ...manifest, routes: manifest.routes.map(routeForShell) },
  };
}

const GATEWAYS_ALONE: ReadonlySet<string> = new Set(['description', 'lead', 'document', 'noindex']);

/** Removes fields that only the gateway reads, which would make every page larger. */
function routeForShell(route: SliceRoute): SliceRoute {
  const read = Object.entries(route).filter(([name]) => !GATEWAYS_ALONE.has(name));
  return { ...(Object.fromEntries(read) as SliceRoute), prefetch: [], chunks: [] };
}

/**
 * Reads the operator's advertisements; returns none without a file. An invalid file stops the start with an error that
 * says where it is wrong.
 */
export async function readAds(file: string | undefined): Promise<Ad[]> {
  if (!file) return [];
  const parsed = adsSchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The advertisements in ADS_FILE are not valid:\n${lines.join('\n')}`);
}
