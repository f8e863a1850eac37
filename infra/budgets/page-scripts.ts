import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { remoteBuildSchema, shellBuildSchema } from '@waymark/contracts-core';

const ROOT = join(import.meta.dirname, '../..');

/** Built files that a page needs before it works, taken from what is published with each build. */
export function pageScripts(slice: string, page: string): { remoteEntry: string; files: string[] } {
  const shell = shellBuildSchema.parse(published('shell'));
  const remote = remoteBuildSchema.parse(published(`mfe-${slice}`));
  const inShell = [...shell.scripts, ...shell.preload].map((url) => builtFile('shell', url));
  const inRemote = [remote.entry, ...remote.preload, ...(remote.preloadByPage[page] ?? [])].map((url) =>
    builtFile(`mfe-${slice}`, url),
  );
  const scripts = [...inShell, ...inRemote].filter((file) => file.endsWith('.js'));
  return { remoteEntry: builtFile(`mfe-${slice}`, remote.entry), files: [...new Set(scripts)] };
}

function published(project: string): unknown {
  return JSON.parse(readFileSync(join(ROOT, project, 'dist/publish.json'), 'utf8'));
}

function builtFile(project: string, url: string): string {
  return join(ROOT, project, 'dist', basename(url));
}
