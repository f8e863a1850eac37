import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageBoot, PRODUCT_NAME, sliceManifestSchema } from '@waymark/contracts-core';
import type { RemoteModule, Session } from '@waymark/mfe-kit';
import type { RemoteLoader } from '../federation/remote-loader';

const root = join(import.meta.dirname, '../../..');

export const VISITOR: Session = { status: 'visitor', user: null };
export const ADMIN: Session = {
  status: 'member',
  user: { id: 5, email: 'ana@example.org', displayName: 'Ana', username: 'ana', role: 'admin', isVerified: true },
};

interface EveryRemote {
  readonly site: { readonly boot: PageBoot; readonly loader: Pick<RemoteLoader, 'load'> };
  /** One URL of each page that is not a redirect. */
  readonly addresses: readonly string[];
}

/** Returns every remote of this repository, loaded from its source. */
export async function everyRemote(): Promise<EveryRemote> {
  const remotes: PageBoot['remotes'] = {};
  const modules = new Map<string, RemoteModule>();
  for (const folder of readdirSync(root).filter((name) => existsSync(join(root, name, 'slice.json')))) {
    const manifest = sliceManifestSchema.parse(JSON.parse(readFileSync(join(root, folder, 'slice.json'), 'utf8')));
    remotes[manifest.name] = { slice: manifest.name, version: '1', entry: '/e.js', integrity: 'sha384-e', manifest };
    const remote = (await import(join(root, folder, 'src/remote.ts'))) as { default: RemoteModule };
    modules.set(manifest.name, remote.default);
  }
  const addresses = Object.values(remotes)
    .flatMap(({ manifest }) => manifest.routes.filter((route) => !route.redirectTo))
    .map(({ path }) => path.replace(/:\w+/g, '7'));
  const boot: PageBoot = { productName: PRODUCT_NAME, mode: 'local', remotes };
  return { site: { boot, loader: loaderOf(modules) }, addresses };
}

/** Returns a loader for these modules, keyed by slice. */
export function loaderOf(modules: ReadonlyMap<string, RemoteModule>): Pick<RemoteLoader, 'load'> {
  return {
    load: async (slice) => {
      const found = modules.get(slice);
      if (!found) throw new Error(`There is no remote of ${slice}`);
      return found;
    },
  };
}
