import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Project {
  root: string;
  tags: readonly string[];
  /** Names of the projects that it depends on. */
  uses: readonly string[];
}

export type ProjectGraph = Readonly<Record<string, Project>>;

interface NxGraph {
  nodes: Record<string, { data: { root: string; tags?: string[] } }>;
  dependencies: Record<string, { target: string }[]>;
}

/** Returns the dependency graph that Nx reads from manifests and imports. */
export function readProjectGraph(root: string): ProjectGraph {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-graph-'));
  const file = join(folder, 'graph.json');
  try {
    execFileSync(process.execPath, [join(root, 'node_modules/nx/dist/bin/nx.js'), 'graph', `--file=${file}`], {
      cwd: root,
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_ISOLATE_PLUGINS: 'false' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    return toProjects((JSON.parse(readFileSync(file, 'utf8')) as { graph: NxGraph }).graph);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function toProjects({ nodes, dependencies }: NxGraph): ProjectGraph {
  return Object.fromEntries(
    Object.entries(nodes).map(([name, { data }]) => {
      const uses = (dependencies[name] ?? []).map(({ target }) => target).filter((target) => target in nodes);
      return [name, { root: data.root, tags: data.tags ?? [], uses: [...new Set(uses)] }];
    }),
  );
}
