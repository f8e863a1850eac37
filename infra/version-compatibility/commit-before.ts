import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONSUMED_FIELDS_FILES } from '@waymark/consumer-contracts/stored';

const NO_INPUT = [
  '**/*.spec.ts',
  '**/*.test.tsx',
  '**/*.test.ts',
  '**/test/**',
  '**/*.md',
  ...CONSUMED_FIELDS_FILES.map((file) => `**/${file}`),
  '**/samples/**',
  '**/*.template',
];

/**
 * Returns the inputs of this folder's build as git path patterns: the folder and our packages that it uses, without
 * tests.
 */
function buildInputs(root: string, folder: string): string[] {
  const folders = new Set<string>();
  const add = (place: string): void => {
    if (folders.has(place)) return;
    folders.add(place);
    for (const name of packagesOf(join(root, place))) {
      const found = placeOf(root, name);
      if (found) add(found);
    }
  };
  add(folder);
  return [...folders, ...NO_INPUT.map((pattern) => `:(exclude,glob)${pattern}`)];
}

function packagesOf(folder: string): string[] {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>;
  // Keeps only the build tools among the development dependencies, because nothing else affects the result.
  const names = [
    ...Object.keys(dependencies),
    ...Object.keys(devDependencies).filter((name) => name === '@waymark/tools'),
  ];
  return names.filter((name) => name.startsWith('@waymark/'));
}

function placeOf(root: string, name: string): string | undefined {
  const short = name.replace('@waymark/', '');
  const places = [join('libs', short), join('libs/contracts', short.replace('contracts-', ''))];
  return places.find((place) => existsSync(join(root, place, 'package.json')));
}

/**
 * Returns the newest commit with a different build of this folder: HEAD if there are uncommitted changes, else the
 * commit before the last change. SKEW_BASE overrides it. Null when there is none.
 */
export function commitBefore(root: string, folder: string): string | null {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const inputs = ['--', ...buildInputs(root, folder)];
  const before = (): string => {
    const chosen = process.env['SKEW_BASE'];
    if (chosen) return git('rev-parse', '--verify', `${chosen}^{commit}`);
    if (git('status', '--porcelain', ...inputs) !== '') return git('rev-parse', 'HEAD');
    return git('rev-parse', '--verify', `${git('log', '-1', '--format=%H', ...inputs)}^`);
  };
  try {
    const commit = before();
    // A new slice has no earlier version.
    git('cat-file', '-e', `${commit}:${folder}/package.json`);
    return commit;
  } catch {
    return null;
  }
}
