import type { ProjectGraph } from './project-graph';

/** Returns the project that contains the file; null for files that belong to no project. */
export function projectOf(file: string, graph: ProjectGraph): string | null {
  const holders = Object.entries(graph).filter(([, { root }]) => file.startsWith(`${root}/`));
  holders.sort(([, one], [, other]) => other.root.length - one.root.length);
  return holders[0]?.[0] ?? null;
}

/** Returns the projects that contain the files, and all projects that use them directly or indirectly. */
export function affectedProjects(files: readonly string[], graph: ProjectGraph): string[] {
  const affected = new Set(files.map((file) => projectOf(file, graph)).filter((name) => name !== null));
  for (let known = -1; known < affected.size;) {
    known = affected.size;
    for (const [name, { uses }] of Object.entries(graph))
      if (uses.some((used) => affected.has(used))) affected.add(name);
  }
  return [...affected].sort();
}
