import { remoteBuildSchema, type PageBoot, type RemoteBuild, type SliceManifest } from '@waymark/contracts-core';

/** Returns a build of a remote with a single file: its entry. */
export function remoteBuild(
  slice: string,
  version: string,
  routes: object[] = [],
  nav: SliceManifest['nav'] = [],
): RemoteBuild {
  const entry = `/r/${slice}/${version}/e.js`;
  return remoteBuildSchema.parse({
    slice,
    version,
    entry,
    preload: [],
    preloadByPage: {},
    integrity: { [entry]: `sha384-${version}` },
    manifest: { name: slice, routes, nav },
  });
}

/** Returns a build of the shell with a single file: its script. */
export const shellBuild = (version = 'v1') => ({
  version,
  scripts: [`/r/shell/${version}/main.js`],
  styles: [],
  preload: [],
  integrity: {},
});

/** Returns the boot data in a page's HTML. */
export const bootIn = (html: string) =>
  JSON.parse(/id="waymark-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as PageBoot;
