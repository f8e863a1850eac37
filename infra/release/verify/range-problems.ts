import { satisfies } from 'semver';

interface Named {
  /** e.g. "the shell 3f2a". */
  name: string;
}

/** Packages that remotes take from a shell, where the version that it has is not one that the remote can live with. */
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
