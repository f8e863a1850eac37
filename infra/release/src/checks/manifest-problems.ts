import type { SliceManifest, ServiceManifest } from '@waymark/contracts-core';
import { satisfies } from 'semver';

interface Named {
  /** e.g. "the shell 3f2a". */
  name: string;
}

/** Returns the packages that a remote shares with a shell where the shell's version is outside the remote's range. */
export function rangeProblems(
  remote: Named & { requires: Record<string, string> },
  shell: Named & { provides: Record<string, string> },
): string[] {
  return Object.entries(remote.requires).flatMap(([name, range]) => {
    const version = shell.provides[name];
    if (version === undefined) return [`${remote.name} needs ${name} ${range}, which ${shell.name} does not have`];
    return satisfies(version, range) ? [] : [`${remote.name} needs ${name} ${range}, and ${shell.name} has ${version}`];
  });
}

/** Returns the API prefixes that another live service already serves. */
export function prefixProblems(manifest: ServiceManifest, others: readonly ServiceManifest[]): string[] {
  return manifest.prefixes.flatMap((prefix) => {
    const owner = others.find(({ name, prefixes }) => name !== manifest.name && prefixes.includes(prefix));
    return owner ? [`${prefix} is answered by ${owner.name}`] : [];
  });
}

interface Build {
  version: string;
  integrity: Record<string, string>;
}

/**
 * Returns what is wrong with the paths of a browser build, as sentences. Each must be in the build's own folder on the
 * site's own origin and have an integrity hash.
 */
export function pathProblems(slice: string, build: Build, used: readonly string[]): string[] {
  const folder = `/r/${slice}/${build.version}/`;
  const paths = [...new Set([...used, ...Object.keys(build.integrity)])];
  const outside = paths
    .filter((path) => !isPlainPathIn(folder, path))
    .map((path) => `${path} does not lie in ${folder}`);
  const bare = used.filter((path) => !/^sha384-[A-Za-z0-9+/]{64}$/.test(build.integrity[path] ?? ''));
  return [...outside, ...bare.map((path) => `${path} has no sha384 hash`)];
}

/** Returns whether a path is a plain path in a folder, also as a browser parses it: no other host, no way upwards. */
function isPlainPathIn(folder: string, path: string): boolean {
  const base = 'https://own.invalid';
  const url = URL.canParse(path, base) ? new URL(path, base) : null;
  return url?.origin === base && url.pathname === path && path.startsWith(folder) && path.length > folder.length;
}

interface Declared {
  manifest: SliceManifest;
  preloadByPage: Record<string, string[]>;
}

/** Returns what is wrong with a remote's manifest, given the other live slices. */
export function manifestProblems(slice: string, build: Declared, others: readonly SliceManifest[]): string[] {
  const { manifest, preloadByPage } = build;
  const named = manifest.name === slice ? [] : [`the build calls itself "${manifest.name}"`];
  const pages = manifest.routes.filter(({ redirectTo }) => !redirectTo);
  const unknown = pages
    .filter(({ page }) => !preloadByPage[page])
    .map(({ page }) => `the page "${page}" is not in the build`);
  const taken = manifest.routes.flatMap(({ path }) => {
    const owner = others.find(
      ({ name, routes }) => name !== slice && routes.some((route) => shape(route.path) === shape(path)),
    );
    return owner ? [`${path} is an address of ${owner.name}`] : [];
  });
  return [...named, ...unknown, ...taken];
}

/** Returns the path with its parameters unnamed, because `/venues/:id` and `/venues/:venue` are the same path. */
function shape(path: string): string {
  return path.replace(/:[^/]+/g, ':');
}
