import type { RemoteBuild, ShellBuild, SliceRoute } from '@waymark/contracts-core';

type Build = RemoteBuild | ShellBuild;

/** `/r/account/3f2a/login.js` and `/r/account/77bc/login.js` are the same file of two builds. */
const nameOf = (path: string): string => path.split('/').slice(4).join('/');

/** Returns the hash of each file by name. Any page loads the entry, and its name changes with every file. */
function hashesOf(build: RemoteBuild): Map<string, string> {
  const files = Object.entries(build.integrity).filter(([path]) => path !== build.entry);
  return new Map(files.map(([path, hash]) => [nameOf(path), hash]));
}

function changedFiles(build: RemoteBuild, live: RemoteBuild): string[] {
  const [now, before] = [hashesOf(build), hashesOf(live)];
  return [...new Set([...now.keys(), ...before.keys()])].filter((name) => now.get(name) !== before.get(name));
}

/**
 * Returns whether the build can show something on a page of this route that the live build does not: its manifest
 * entry or one of its files differs. True for all routes when this cannot be told: of a first build, of the shell, or
 * when a file changed that no page preloads, which any page may load later.
 */
export function changedPages(build: Build, live: Build | undefined): (route: SliceRoute) => boolean {
  if (!live || !('entry' in build) || !('entry' in live)) return () => true;
  const filesOf = (page: string) => [...build.preload, ...(build.preloadByPage[page] ?? [])].map(nameOf);
  const preloaded = new Set(Object.keys(build.preloadByPage).flatMap(filesOf));
  const changed = changedFiles(build, live);
  if (changed.some((name) => !preloaded.has(name))) return () => true;
  const known = new Set(live.manifest.routes.map((route) => JSON.stringify(route)));
  return (route) => !known.has(JSON.stringify(route)) || filesOf(route.page).some((name) => changed.includes(name));
}
