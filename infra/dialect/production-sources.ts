import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const OTHER =
  /node_modules|[/\\](generated|dist|test|test-support|spec-support)[/\\]|\.(spec|test|medium\.spec)\.tsx?$/;

export interface SourceFile {
  path: string;
  /** Without comments: what they say is not done. */
  text: string;
}

/** TypeScript that runs in production, of all folders whose path from the repository's root begins so. */
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

/** Folders, of the repository's root or one in it, that begin so, e.g. `mfe-`; their paths from the root. */
export const foldersLike = (start: string, parent = '.'): string[] =>
  readdirSync(join(ROOT, parent), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && entry.name.startsWith(start) ? [join(parent, entry.name)] : [],
  );
