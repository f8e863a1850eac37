import type { SliceManifest } from '@waymark/contracts-core';

interface Declared {
  manifest: SliceManifest;
  preloadByPage: Record<string, string[]>;
}

/** What is wrong with what a remote declares, beside the other slices that are live. */
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

/** `/venues/:id` and `/venues/:venue` are the same address. */
function shape(path: string): string {
  return path.replace(/:[^/]+/g, ':');
}
