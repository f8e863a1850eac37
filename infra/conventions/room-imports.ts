import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/**
 * The import graph of a service: each folder or file under `src`, and those that it imports, with one import as
 * evidence.
 */
export type Rooms = Map<string, Map<string, string>>;

/** A room is a folder directly under `src` with its content, or a single file there. */
const roomOf = (path: string) => path.split('/')[0] ?? path;

/** Returns the product files under `folder`, relative to it, without specs and generated files. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts') && roomOf(path) !== 'generated')
    .sort();
}

/**
 * Returns imports between a service's rooms. Type imports count: a cycle of them cannot be read from the top down
 * either.
 */
export function roomImports(src: string): Rooms {
  const files = sourceFiles(src);
  const known = new Set(files);
  const rooms: Rooms = new Map();
  for (const file of files) {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(src, file), 'utf8'), true, true);
    for (const { fileName } of importedFiles) {
      const target = `${relative(src, join(src, dirname(file), fileName))}.ts`;
      if (!fileName.startsWith('.') || !known.has(target) || roomOf(target) === roomOf(file)) continue;
      const imports = rooms.get(roomOf(file)) ?? new Map<string, string>();
      rooms.set(roomOf(file), imports.set(roomOf(target), `${file} imports ${target}`));
    }
  }
  return rooms;
}
