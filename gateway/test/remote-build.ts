import { remoteBuildSchema, type PageBoot, type RemoteBuild, type SliceManifest } from '@waymark/contracts-core';

/** A build of a remote whose only file is its entry. */
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

/** A build of the shell whose only file is its script. */
export const shellBuild = (version = 'v1') => ({
  version,
  scripts: [`/r/shell/${version}/main.js`],
  styles: [],
  preload: [],
  integrity: {},
});

/** What the page hands to the shell. */
export const bootIn = (html: string) =>
  JSON.parse(/id="waymark-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as PageBoot;
