import type { RemoteBuild, ShellBuild, SliceRoute } from '@waymark/contracts-core';
import type { AllReleases } from '../registry/read-all-releases';
import { exampleOf, readLiveExamples } from './live-examples';

export interface PageToOpen {
  /** As the slice declares it, e.g. `/venues/:id`. */
  route: string;
  /** With its parameters; null when there is nothing to fill them with. */
  path: string | null;
  /** Whether the live site has it, too: then its gateway knows whether there is such a page here. */
  isLive: boolean;
}

/** Every page that a build draws: of a remote its own, of the shell those of all live remotes. */
export async function pagesToOpen(
  root: string,
  origin: string,
  build: RemoteBuild | ShellBuild,
  all: AllReleases,
): Promise<PageToOpen[]> {
  const live = all.pages.flatMap(({ slice, release }) =>
    'manifest' in release.stable ? [{ slice, routes: release.stable.manifest.routes }] : [],
  );
  const own = 'manifest' in build ? [{ slice: build.slice, routes: build.manifest.routes }] : live;
  const liveRoutes = new Set(live.flatMap(({ routes }) => routes.map(({ path }) => path)));
  const pages: PageToOpen[] = [];
  for (const { slice, routes } of own) {
    const examples = readLiveExamples(root, slice);
    for (const { path: route } of routes.filter(isDrawn))
      pages.push({ route, path: await exampleOf(origin, slice, route, examples), isLive: liveRoutes.has(route) });
  }
  return pages;
}

/** Others send people on before anything is drawn. */
const isDrawn = ({ redirectTo }: SliceRoute): boolean => redirectTo === undefined;
