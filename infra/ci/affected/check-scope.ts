import { affectedProjects, projectOf } from './affected-projects';
import type { ProjectGraph } from './project-graph';

/** Each journey with the slices that it uses, and those of which it only opens pages (e2e/journeys.json). */
export type JourneyTable = Readonly<
  Record<string, { slices?: readonly string[]; pages?: readonly string[]; deep?: boolean }>
>;

/** The checks that a change needs; null for all. */
export interface CheckScope {
  projects: string[];
  /** Folders of those projects. */
  roots: string[];
  /** Journeys, as paths in e2e. */
  journeys: string[];
  /** Whether server code changed; only then does the fault run have something to find. */
  servers: boolean;
  /** Whether browser code changed. */
  pages: boolean;
  /** The slices when only their own code changed; null when shared code did. */
  slices: string[] | null;
}

/** Files of the repository root that no check reads, except the specs that always run. */
const WORDS = /^[^/]+\.md$|^docs\/|^(CODEOWNERS|\.gitignore|\.oxfmtrc\.json)$/;
/** The checks themselves. */
const CHECKS = /^infra\/ci\//;
const JOURNEY = /\.e2e\.ts$/;

interface Repository {
  graph: ProjectGraph;
  table: JourneyTable;
  /** All existing journeys, as paths in e2e. */
  journeys: readonly string[];
}

export function checkScope(files: readonly string[], { graph, table, journeys }: Repository): CheckScope | null {
  if (files.some((file) => CHECKS.test(file) || (projectOf(file, graph) === null && !WORDS.test(file)))) return null;
  const projects = affectedProjects(files, graph);
  const hasTag = (pattern: RegExp) => projects.some((name) => graph[name]?.tags.some((tag) => pattern.test(tag)));
  const changed = changedSlices(projects, graph);
  return {
    projects,
    roots: projects.map((name) => graph[name]?.root ?? ''),
    journeys: journeysFor(files, changed, { graph, table, journeys }),
    servers: hasTag(/^type:(service|infra)$/),
    pages: hasTag(/^type:(app|ui)$/),
    slices: changed && [...changed.all].sort(),
  };
}

/** The slices that changed, by what changed in them; null when shared code did. */
interface ChangedSlices {
  all: ReadonlySet<string>;
  /** Slices with changed pages, or changed parts in pages of others. */
  shown: ReadonlySet<string>;
}

function changedSlices(projects: readonly string[], graph: ProjectGraph): ChangedSlices | null {
  const slices = slicesOf(graph);
  const changed = projects.flatMap((name) => graph[name] ?? []).filter(({ root }) => root !== 'e2e');
  const named = (some: typeof changed) => some.flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('scope:')));
  if (named(changed).some((scope) => !slices.has(scope))) return null;
  const shown = changed.filter(({ tags }) => tags.some((tag) => /^type:(app|parts)$/.test(tag)));
  return { all: new Set(named(changed).map(nameOf)), shown: new Set(named(shown).map(nameOf)) };
}

function journeysFor(
  files: readonly string[],
  changed: ChangedSlices | null,
  { graph, table, journeys }: Repository,
): string[] {
  const own = files.filter((file) => file.startsWith('e2e/')).map((file) => file.slice('e2e/'.length));
  // Changes to shared journey code, or to code behind every page and request, need all journeys.
  if (changed === null || own.some((file) => !JOURNEY.test(file))) return [...journeys];
  const every = [...slicesOf(graph)].map(nameOf);
  return journeys.filter((file) => {
    const { slices = every, pages = [] } = table[file] ?? {};
    return (
      own.includes(file) ||
      slices.some((slice) => changed.all.has(slice)) ||
      pages.some((slice) => changed.shown.has(slice))
    );
  });
}

const nameOf = (scope: string) => scope.slice('scope:'.length);

/** Returns the scopes that have a service or a remote in addition to contracts. */
function slicesOf(graph: ProjectGraph): Set<string> {
  const roots = Object.values(graph).map(({ root }) => root);
  const slices = roots
    .map((root) => /^(?:services\/|mfe-)([^/]+)$/.exec(root)?.[1])
    .filter((name) => name !== undefined);
  return new Set(slices.map((name) => `scope:${name}`));
}
