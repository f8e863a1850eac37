import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Each step starts Nx separately; a process for each plugin would add six seconds to each. */
const NX_ENV = { NX_DAEMON: 'false', NX_TUI: 'false', NX_ISOLATE_PLUGINS: 'false' };
/** Path where npx also finds the programs, but without the extra second that npx takes. */
const programs = 'node_modules/.bin';

/**
 * Specs of these projects read manifests and descriptions of other projects. Nx knows which ones and caches the
 * results.
 */
const READ_OTHERS = ['tag:scope:infra'];

/** A step that Nx caches: projects that the change cannot affect keep their earlier result. */
function nx(target, scope, env = {}) {
  if (scope?.projects.length === 0) return [];
  return [kept(target, scope?.projects, env)];
}

function kept(target, projects, env = {}) {
  const chosen = projects ? ['-p', projects.join(',')] : [];
  return {
    name: target,
    command: [`${programs}/nx`, 'run-many', '-t', target, ...chosen, '--outputStyle=stream'],
    env: { ...NX_ENV, ...env },
  };
}

const CODE = '**/*.{ts,tsx,mts,mjs}';

function format(root, scope) {
  const patterns = scope ? scope.roots.map((path) => `${path}/${CODE}`) : [CODE];
  return patterns.length > 0 && existsSync(join(root, '.oxfmtrc.json'))
    ? [{ name: 'format', command: [`${programs}/oxfmt`, '--check', '--no-error-on-unmatched-pattern', ...patterns] }]
    : [];
}

/** Specs of one kind: one jest run for all projects without a cached result, with one report file per project. */
function jest(root, kind, scope, always = [], env = {}) {
  const projects = scope ? [...new Set([...always, ...scope.projects])] : undefined;
  if (projects?.length === 0) return [];
  return [{ ...kept(kind, projects, env), kind: 'jest', report: join(root, '.local/ci', kind) }];
}

/** The slices to which a check is limited; empty means all. */
const slicesOf = (scope) => (scope?.slices ? { SLICES: scope.slices.join(',') } : {});

/** Journeys of one depth, in one run on one platform. Those that must run alone come last. */
function journeys(root, scope, name) {
  if (!existsSync(join(root, 'e2e/playwright.config.ts')) || scope?.journeys.length === 0) return [];
  // A changed journey runs completely.
  const whole = scope?.projects.includes('@waymark/e2e') ?? true;
  const env = scope ? { JOURNEYS: scope.journeys.join(','), ...(whole ? {} : slicesOf(scope)) } : {};
  return [{ ...kept(name, undefined, env), kind: 'playwright', report: join(root, `.local/ci/${name}.json`) }];
}

const OF_SEVERAL = 'journeys/hidden-review.e2e.ts';

/** The only journey about several processes: how fast content that staff hide disappears from all of them. */
function twoOfEach(root, scope) {
  const isMeant = scope === null || (scope.servers && scope.journeys.includes(OF_SEVERAL));
  if (!existsSync(join(root, 'e2e/two-of-each.config.ts')) || !isMeant) return [];
  return [{ ...kept('two-of-each'), kind: 'playwright', report: join(root, '.local/ci/two-of-each.json') }];
}

const built = (scope) => [...nx('generate', scope), ...nx('build', scope, { NODE_ENV: 'production' })];

/**
 * What a change must pass (`npm test`): stages in sequence, a stage's lanes in parallel, a lane's steps in order.
 * `scope` (infra/ci/affected) leaves out what the change cannot have broken; without it, everything runs.
 */
export function stages(root, scope = null) {
  return [
    [built(scope)],
    [
      [
        ...format(root, scope),
        ...nx('lint', scope),
        ...nx('sql', scope),
        // Checks files of all projects, whatever changed.
        ...jest(root, 'repo', null).map((step) => ({ ...step, name: 'check:repo' })),
        ...(scope?.pages === false ? [] : [kept('budgets')]),
      ],
      [...jest(root, 'unit', scope, READ_OTHERS), ...jest(root, 'browser', scope)],
      // A lane of its own: three quarters of its time it waits for servers, locks and deadlines.
      jest(root, 'medium', scope),
    ],
    // Alone in its stage, as a person's browser has its own machine: with other steps in parallel, one page took 25 s
    // to load.
    [journeys(root, scope, 'journeys')],
  ];
}

/**
 * Tests that visit everything, or break it (`npm run test:deep`): every night, and before an issue counts as resolved.
 */
export function deepStages(root, scope = null) {
  const servers = scope?.servers !== false;
  return [
    [built(scope)],
    [journeys(root, scope, 'deep-journeys')],
    // Steps that kill processes or measure time run alone.
    [
      [
        ...jest(root, 'deep', scope),
        ...(servers ? jest(root, 'built', null, [], slicesOf(scope)) : []),
        ...(servers ? ['fuzz', 'chaos'].map((name) => kept(name, undefined, slicesOf(scope))) : []),
        ...twoOfEach(root, scope),
      ],
    ],
  ];
}
