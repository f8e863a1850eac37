import { remoteBuildSchema, type RemoteBuild, type SliceManifest } from '@waymark/contracts-core';

/** A build of a remote whose only file is its entry. */
export function remoteBuild(
  slice: string,
  version: string,
  routes: { path: string; page: string; title: string }[] = [],
  nav: SliceManifest['nav'] = [],
): RemoteBuild {
  const entry = `/r/${slice}/${version}/e.js`;
  const manifest: Pick<SliceManifest, 'name' | 'nav'> & { routes: object[] } = { name: slice, routes, nav };
  return remoteBuildSchema.parse({
    slice,
    version,
    entry,
    preload: [],
    preloadByPage: {},
    integrity: { [entry]: `sha384-${version}` },
    manifest,
  });
}
