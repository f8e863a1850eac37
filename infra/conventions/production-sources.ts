import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const OTHER =
  /node_modules|[/\\](generated|dist|test|test-support|spec-support)[/\\]|\.(spec|test|medium\.spec)\.tsx?$/;

export interface SourceFile {
  path: string;
  /** Without comments, which are not executed. */
  text: string;
}

/** Returns production TypeScript in all folders with paths from the repository root that start with one of these. */
export function sourceFiles(...folders: string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => join(folder, path))
      .filter((path) => /\.tsx?$/.test(path) && !OTHER.test(path))
      .map((path) => ({ path, text: withoutComments(readFileSync(join(ROOT, path), 'utf8')) })),
  );
}

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');

/**
 * Returns folders with names that start like this, e.g. `mfe-`, in the repository root or in `parent`. Paths are from
 * the root.
 */
export const foldersLike = (start: string, parent = '.'): string[] =>
  readdirSync(join(ROOT, parent), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && entry.name.startsWith(start) ? [join(parent, entry.name)] : [],
  );
