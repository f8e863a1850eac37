interface Build {
  version: string;
  integrity: Record<string, string>;
}

/**
 * What is wrong with the paths of a browser build, in words. Each must lie in the build's own folder on the site's own
 * origin and carry the hash by which browsers know it.
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

/** Also as a browser would read it: no other host, no way up. */
function isPlainPathIn(folder: string, path: string): boolean {
  const base = 'https://own.invalid';
  const url = URL.canParse(path, base) ? new URL(path, base) : null;
  return url?.origin === base && url.pathname === path && path.startsWith(folder) && path.length > folder.length;
}
