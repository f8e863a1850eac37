import { affectedProjects, projectOf } from './affected-projects';
import type { ProjectGraph } from './project-graph';

/** Each journey with the slices that it leads through (e2e/journeys.json). */
export type JourneyTable = Readonly<Record<string, { slices: readonly string[]; together?: boolean }>>;

/** What a change must be checked with; null for everything. */
export interface CheckScope {
  projects: string[];
  /** Folders of those projects. */
  roots: string[];
  /** Journeys, by their paths in e2e. */
  journeys: string[];
  /** Whether servers run other code than before: then the fault run has something to find. */
  servers: boolean;
  /** Whether browsers load other code than before. */
  pages: boolean;
}

/** Of the repository itself, what no check reads but the specs that always run. */
const WORDS = /^[^/]+\.md$|^docs\/|^(CODEOWNERS|\.gitignore|\.prettierrc\.json)$/;
/** The checks themselves. */
const CHECKS = /^infra\/ci\//;
const JOURNEY = /\.e2e\.ts$/;

interface Repository {
  graph: ProjectGraph;
  table: JourneyTable;
  /** All journeys that there are, by their paths in e2e. */
  journeys: readonly string[];
}

export function checkScope(files: readonly string[], { graph, table, journeys }: Repository): CheckScope | null {
  if (files.some((file) => CHECKS.test(file) || (projectOf(file, graph) === null && !WORDS.test(file)))) return null;
  const projects = affectedProjects(files, graph);
  const hasTag = (pattern: RegExp) => projects.some((name) => graph[name]?.tags.some((tag) => pattern.test(tag)));
  return {
    projects,
    roots: projects.map((name) => graph[name]?.root ?? ''),
    journeys: journeysFor(files, projects, { graph, table, journeys }),
    servers: hasTag(/^type:(service|infra)$/),
    pages: hasTag(/^type:(app|ui)$/),
  };
}

function journeysFor(
  files: readonly string[],
  projects: readonly string[],
  { graph, table, journeys }: Repository,
): string[] {
  const own = files.filter((file) => file.startsWith('e2e/')).map((file) => file.slice('e2e/'.length));
  const scopes = new Set(
    projects
      .filter((name) => graph[name]?.root !== 'e2e')
      .flatMap((name) => graph[name]?.tags.filter((tag) => tag.startsWith('scope:')) ?? []),
  );
  const slices = slicesOf(graph);
  const isFrame = [...scopes].some((scope) => !slices.has(scope));
  // What journeys share, and what every page and request goes through, is proven by all of them.
  if (isFrame || own.some((file) => !JOURNEY.test(file))) return [...journeys];
  return journeys.filter(
    (file) =>
      own.includes(file) ||
      (scopes.size > 0 &&
        (table[file]?.slices ?? [...slices].map(nameOf)).some((slice) => scopes.has(`scope:${slice}`))),
  );
}

const nameOf = (scope: string) => scope.slice('scope:'.length);

/** Scopes that have a service or a remote beside their contracts. */
function slicesOf(graph: ProjectGraph): Set<string> {
  const roots = Object.values(graph).map(({ root }) => root);
  const slices = roots
    .map((root) => /^(?:services\/|mfe-)([^/]+)$/.exec(root)?.[1])
    .filter((name) => name !== undefined);
  return new Set(slices.map((name) => `scope:${name}`));
}
