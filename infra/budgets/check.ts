/*
 * `npm run budgets`: checks the compressed JavaScript that a page needs before it works against
 * infra/budgets/javascript.json.
 */
import { readFileSync, existsSync, statSync } from 'node:fs';
import { join, basename } from 'node:path';
import { remoteBuildSchema, shellBuildSchema } from '@waymark/contracts-core';
import { brotliCompressSync } from 'node:zlib';

const ROOT = join(import.meta.dirname, '../..');

/** Returns the built files that a page needs before it works, from what each build publishes. */
function pageScripts(slice: string, page: string): { remoteEntry: string; files: string[] } {
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

/** Returns the compressed size of a built file in bytes: its `.br` file if the build made one, else compressed here. */
function compressedSize(file: string): number {
  const twin = `${file}.br`;
  return existsSync(twin) ? statSync(twin).size : brotliCompressSync(readFileSync(file)).length;
}

interface Budgets {
  remoteEntry: number;
  pages: { slice: string; page: string; path: string; limit: number }[];
}

const budgets = JSON.parse(readFileSync(join(import.meta.dirname, 'javascript.json'), 'utf8')) as Budgets;
let over = 0;

function report(what: string, bytes: number, limit: number): void {
  const fits = bytes <= limit * 1000;
  if (!fits) over += 1;
  console.log(
    `${fits ? 'ok  ' : 'OVER'} ${what.padEnd(28)} ${(bytes / 1000).toFixed(1).padStart(6)} kB of ${limit} kB`,
  );
}

for (const { slice, page, path, limit } of budgets.pages) {
  const { remoteEntry, files } = pageScripts(slice, page);
  report(
    path,
    files.reduce((sum, file) => sum + compressedSize(file), 0),
    limit,
  );
  report(`  remoteEntry of ${slice}`, compressedSize(remoteEntry), budgets.remoteEntry);
}
process.exitCode = over > 0 ? 1 : 0;
