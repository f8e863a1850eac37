import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** Jest by itself leaves one to the process that only waits. */
const CORES = availableParallelism();

/** Prisma's generator would otherwise download an engine that nothing here runs. */
const NX_ENV = { NX_DAEMON: 'false', NX_TUI: 'false' };

/** Pure specs that read files of all slices: whatever changed, they look at it. */
const READ_ALL = [
  'infra',
  'libs/tools',
  'e2e',
  'shell/src/kept-typing',
  'shell/src/rendering',
  'services/account/src/content-page',
];

function nx(target, scope, env = {}) {
  if (scope?.projects.length === 0) return [];
  const projects = scope ? ['-p', scope.projects.join(',')] : [];
  return [
    {
      name: target === 'typecheck' ? 'types' : target,
      command: ['npx', 'nx', 'run-many', '-t', target, ...projects, '--outputStyle=static'],
      env: { ...NX_ENV, ...env },
    },
  ];
}

function lint(root, scope) {
  const paths = scope ? scope.roots : ['.'];
  return paths.length > 0 && existsSync(join(root, 'eslint.config.mjs'))
    ? [{ name: 'lint', command: ['npx', 'eslint', '--no-warn-ignored', ...paths], env: { NX_DAEMON: 'false' } }]
    : [];
}

/** What only types can tell: a promise that nobody waits for. By a linter of its own, which knows all types in a minute; eslint's needs ten. */
function promises(root, scope) {
  const paths = scope ? scope.roots : ['.'];
  return paths.length > 0 && existsSync(join(root, '.oxlintrc.json'))
    ? [{ name: 'promises', command: ['npx', 'oxlint', '--type-aware', ...paths] }]
    : [];
}

const CODE = '**/*.{ts,tsx,mts,mjs}';

function format(root, scope) {
  const patterns = scope ? scope.roots.map((path) => `${path}/${CODE}`) : [CODE];
  return patterns.length > 0 && existsSync(join(root, '.prettierrc.json'))
    ? [
        {
          name: 'format',
          command: [
            'npx',
            'prettier',
            '--check',
            '--cache',
            '--log-level=warn',
            '--no-error-on-unmatched-pattern',
            ...patterns,
          ],
        },
      ]
    : [];
}

function boundaries(root) {
  const config = '.dependency-cruiser.mjs';
  const remotes = readdirSync(root).filter((folder) => folder.startsWith('mfe-'));
  return existsSync(join(root, config))
    ? [
        {
          name: 'boundaries',
          command: [
            'npx',
            'depcruise',
            '--config',
            config,
            'gateway',
            'services',
            'libs',
            'shell',
            ...remotes,
            'infra',
          ],
        },
      ]
    : [];
}

/** SQL against the schema that the migrations make. Each service's, and all of them when what they stand on changes. */
function sql(root, scope) {
  if (!existsSync(join(root, 'infra/sql/check.ts'))) return [];
  const command = ['npx', 'tsx', 'infra/sql/check.ts'];
  const roots = scope?.roots.filter((path) => path === 'libs/service-kit' || path.startsWith('services/'));
  return roots?.length === 0 ? [] : [{ name: 'sql', command: [...command, ...(roots ?? [])] }];
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function jest(root, project, scope, always = []) {
  const report = join(root, '.local/ci', `${project}.json`);
  const roots = scope ? [...new Set([...always, ...scope.roots])] : null;
  if (roots?.length === 0) return [];
  const paths = roots ? ['--testPathPatterns', `^${escaped(root)}/(${roots.map(escaped).join('|')})/`] : [];
  const command = [
    process.execPath,
    '--experimental-vm-modules',
    'node_modules/.bin/jest',
    '--selectProjects',
    project,
    `--maxWorkers=${CORES}`,
    '--json',
    `--outputFile=${report}`,
    '--passWithNoTests',
    ...paths,
  ];
  return [
    {
      name: project,
      command,
      report,
      kind: 'jest',
      env: { NODE_ENV: 'test', TEST_PATIENCE: '4', TIME_LIMIT_FACTOR: '4' },
    },
  ];
}

function journeys(root, project, workers, scope) {
  if (!existsSync(join(root, 'e2e/playwright.config.ts'))) return [];
  const table = JSON.parse(readFileSync(join(root, 'e2e/journeys.json'), 'utf8'));
  const files = scope
    ? scope.journeys.filter((file) => (table[file]?.together === true) === (project === 'together'))
    : null;
  if (files?.length === 0) return [];
  const name = `e2e-${project}`;
  const report = join(root, '.local/ci', `${name}.json`);
  const command = [
    'npx',
    'playwright',
    'test',
    '-c',
    'e2e',
    `--project=${project}`,
    `--workers=${workers}`,
    ...(files ?? []).map((file) => `${escaped(file)}$`),
  ];
  return [{ name, command, report, kind: 'playwright', env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report } }];
}

function script(root, name, ...args) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return name in scripts
    ? [{ name, command: ['npm', 'run', '--silent', name, ...(args.length > 0 ? ['--', ...args] : [])] }]
    : [];
}

/**
 * What a change must pass: stages one after another, the lanes of a stage side by side, the steps of a lane in order.
 * `scope` (infra/ci/affected) leaves out what the change cannot have broken; without one it is everything.
 */
export function stages(root, scope = null) {
  return [
    [[...nx('generate', scope), ...nx('build', scope, { NODE_ENV: 'production' })]],
    // Journeys wait for pages and servers more than they compute: what computes fills the cores meanwhile. Nothing here measures time.
    [
      [
        ...journeys(root, 'together', CORES, scope),
        ...journeys(root, 'alone', 1, scope),
        ...jest(root, 'browser', scope),
      ],
      [
        ...format(root, scope),
        ...lint(root, scope),
        ...promises(root, scope),
        ...boundaries(root),
        ...nx('typecheck', scope),
        ...sql(root, scope),
        ...jest(root, 'unit', scope, READ_ALL),
        ...jest(root, 'medium', scope),
        ...(scope?.servers === false ? [] : jest(root, 'built')),
      ],
    ],
    // What counts time or bytes, or kills processes, has the machine for itself.
    [
      [
        ...(scope?.pages === false ? [] : script(root, 'budgets')),
        ...(scope?.servers === false ? [] : [...script(root, 'fuzz', '--short'), ...script(root, 'chaos', '--short')]),
      ],
    ],
  ];
}
