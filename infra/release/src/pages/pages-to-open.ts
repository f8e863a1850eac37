import type { RemoteBuild, ShellBuild, SliceRoute } from '@waymark/contracts-core';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Refusal } from '../refusal';
import type { AllReleases } from '../registry/read-all-releases';
import { changedPages } from './changed-pages';

/**
 * `mfe-<slice>/live-examples.json`: where to find example values for pages with parameters. By route and parameter:
 * the URL to read on the live site, and the path to the value in the response.
 */
const examplesSchema = z.record(
  z.string(),
  z.record(
    z.string(),
    z.object({ read: z.string().startsWith('/api/'), pick: z.array(z.union([z.string(), z.number()])) }),
  ),
);
type LiveExamples = z.infer<typeof examplesSchema>;

function readLiveExamples(root: string, slice: string): LiveExamples {
  const file = join(root, `mfe-${slice}/live-examples.json`);
  return existsSync(file) ? examplesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** Returns a path of this route with existing content; null when there is none yet. */
async function exampleOf(origin: string, slice: string, path: string, examples: LiveExamples): Promise<string | null> {
  let filled = path;
  for (const [, name = ''] of path.matchAll(/:(\w+)/g)) {
    const example = examples[path]?.[name];
    if (!example)
      throw new Refusal(
        `mfe-${slice}/live-examples.json does not say where a ${name} for ${path} is found: the page could not be opened before its release.`,
      );
    const value = await readLive(origin + example.read, example.pick);
    if (value === null) return null;
    filled = filled.replace(`:${name}`, encodeURIComponent(value));
  }
  return filled;
}

async function readLive(url: string, pick: readonly (string | number)[]): Promise<string | null> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Refusal(`${url} answers ${answer.status}: nothing is known to open a page about.`);
  let value: unknown = await answer.json();
  for (const key of pick)
    value = typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

export interface PageToOpen {
  /** The page's route as in the slice's manifest, such as `/venues/:id`. */
  route: string;
  /** With its parameters filled in; null when there are no values for them. */
  path: string | null;
  /** Whether the live site also has the route: then its gateway knows whether this page exists. */
  isLive: boolean;
  /** Whether it can differ from the live build's page. */
  isChanged: boolean;
}

/**
 * Returns every page that a build renders: a remote's own, or for the shell those of all live remotes. `before`: the
 * build that visitors get now.
 */
export async function pagesToOpen(
  root: string,
  origin: string,
  build: RemoteBuild | ShellBuild,
  all: AllReleases,
  before?: RemoteBuild | ShellBuild,
): Promise<PageToOpen[]> {
  const live = all.pages.flatMap(({ slice, release }) =>
    'manifest' in release.stable ? [{ slice, routes: release.stable.manifest.routes }] : [],
  );
  const own = 'manifest' in build ? [{ slice: build.slice, routes: build.manifest.routes }] : live;
  const liveRoutes = new Set(live.flatMap(({ routes }) => routes.map(({ path }) => path)));
  const isChanged = changedPages(build, before);
  const pages: PageToOpen[] = [];
  for (const { slice, routes } of own) {
    const examples = readLiveExamples(root, slice);
    for (const drawn of routes.filter(isDrawn)) {
      const route = drawn.path;
      const path = await exampleOf(origin, slice, route, examples);
      pages.push({ route, path, isLive: liveRoutes.has(route), isChanged: isChanged(drawn) });
    }
  }
  return pages;
}

/** Other routes redirect before anything renders. */
const isDrawn = ({ redirectTo }: SliceRoute): boolean => redirectTo === undefined;
