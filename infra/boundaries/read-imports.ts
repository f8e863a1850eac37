import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

/** A package of the repository. */
export interface Project {
  name: string;
  root: string;
  tags: readonly string[];
  exports: Readonly<Record<string, string>>;
  /** Names of the packages that its package.json lists. */
  dependencies: readonly string[];
}

/** An import of one file, or of its types, by another. Both paths start at the root. */
export interface Import {
  from: string;
  to: string;
  /** The imported path, as written in the source. */
  specifier: string;
}

const SOURCES = ['*.ts', '*.tsx', '*.mts', '*.mjs'];
const ENDINGS = ['', '.ts', '.tsx', '.mts', '.mjs', '/index.ts'];

/** Returns matching files that git tracks or would add. */
export const filesLike = (root: string, ...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '');

interface Manifest {
  name: string;
  nx?: { tags?: string[] };
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Returns the projects that have tags. */
export function readProjects(root: string): Project[] {
  return filesLike(root, '*/package.json').flatMap((file) => {
    const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest;
    const { name, nx, exports = {} } = manifest;
    const dependencies = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    return nx?.tags ? [{ name, root: dirname(file), tags: nx.tags, exports, dependencies }] : [];
  });
}

/** Returns all imports between files of the repository; external packages are left out. */
export function readImports(root: string, projects: readonly Project[]): Import[] {
  const sources = filesLike(root, ...SOURCES);
  const known = new Set(sources);
  const fileAt = (path: string) => ENDINGS.map((ending) => `${path}${ending}`).find((file) => known.has(file)) ?? path;
  return sources.flatMap((from) => {
    const text = ts.sys.readFile(join(root, from)) ?? '';
    return ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName: specifier }) => {
      const path = specifier.startsWith('.')
        ? normalize(join(dirname(from), specifier))
        : exportedFile(specifier, projects);
      return path === null ? [] : [{ from, to: fileAt(path), specifier }];
    });
  });
}

/** Returns the file that a project exports under this name, or where it would be; null for an external package. */
function exportedFile(specifier: string, projects: readonly Project[]): string | null {
  const project = projects.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  if (!project) return null;
  const asked = `.${specifier.slice(project.name.length)}`;
  for (const [pattern, target] of Object.entries(project.exports)) {
    const [start = '', end] = pattern.split('*');
    if (end === undefined ? asked === pattern : asked.startsWith(start) && asked.endsWith(end))
      return join(project.root, target.replace('*', asked.slice(start.length, asked.length - (end ?? '').length)));
  }
  return join(project.root, asked);
}
