import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** Who imports whom: a room of a service, and each room that it imports with one import that shows it. */
export type Rooms = Map<string, Map<string, string>>;

/** A room is a folder right under `src` with all that is in it, or a file that stands there by itself. */
const roomOf = (path: string) => path.split('/')[0] ?? path;

/** The product files under `folder`, relative to it: no specs, nothing generated. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts') && roomOf(path) !== 'generated')
    .sort();
}

/** Imports between the rooms of a service. Imported types count: a circle of them cannot be read from the top either. */
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
