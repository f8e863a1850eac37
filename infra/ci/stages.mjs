import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Each step is an Nx of its own: a process for each plugin would take it six seconds more. */
const NX_ENV = { NX_DAEMON: 'false', NX_TUI: 'false', NX_ISOLATE_PLUGINS: 'false' };
/** As npx finds them, without its second. */
const programs = 'node_modules/.bin';

/** Specs of these projects read manifests and descriptions of others: Nx knows which, and keeps their results meanwhile. */
const READ_OTHERS = ['tag:scope:infra'];

/** A step whose results Nx keeps: of each project that the change cannot have broken it is the one of before. */
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

/** Specs of one kind: one run of jest for all projects that have no result yet, each one's report in a file of its own. */
function jest(root, kind, scope, always = [], env = {}) {
  const projects = scope ? [...new Set([...always, ...scope.projects])] : undefined;
  if (projects?.length === 0) return [];
  return [{ ...kept(kind, projects, env), kind: 'jest', report: join(root, '.local/ci', kind) }];
}

/** Of which slices alone a check is; nothing, all of them. */
const slicesOf = (scope) => (scope?.slices ? { SLICES: scope.slices.join(',') } : {});

/** Journeys of one depth in one run on one platform: those that must be alone come after the others. */
function journeys(root, scope, name) {
  if (!existsSync(join(root, 'e2e/playwright.config.ts')) || scope?.journeys.length === 0) return [];
  // A journey that changed is told whole.
  const whole = scope?.projects.includes('@waymark/e2e') ?? true;
  const env = scope ? { JOURNEYS: scope.journeys.join(','), ...(whole ? {} : slicesOf(scope)) } : {};
  return [{ ...kept(name, undefined, env), kind: 'playwright', report: join(root, `.local/ci/${name}.json`) }];
}

const OF_SEVERAL = 'journeys/hidden-review.e2e.ts';

/** The one journey that is about several processes: how fast what staff hide is gone from all of them. */
function twoOfEach(root, scope) {
  const isMeant = scope === null || (scope.servers && scope.journeys.includes(OF_SEVERAL));
  if (!existsSync(join(root, 'e2e/two-of-each.config.ts')) || !isMeant) return [];
  return [{ ...kept('two-of-each'), kind: 'playwright', report: join(root, '.local/ci/two-of-each.json') }];
}

const built = (scope) => [...nx('generate', scope), ...nx('build', scope, { NODE_ENV: 'production' })];

/**
 * What a change must pass (`npm test`): stages one after another, the lanes of a stage side by side, the steps of a lane in
 * order. `scope` (infra/ci/affected) leaves out what the change cannot have broken; without one it is everything.
 */
export function stages(root, scope = null) {
  return [
    [built(scope)],
    [
      [
        ...format(root, scope),
        ...nx('lint', scope),
        ...nx('sql', scope),
        // Looks at files of all projects, whichever changed.
        ...jest(root, 'repo', null).map((step) => ({ ...step, name: 'check:repo' })),
        ...(scope?.pages === false ? [] : [kept('budgets')]),
      ],
      [...jest(root, 'unit', scope, READ_OTHERS), ...jest(root, 'medium', scope), ...jest(root, 'browser', scope)],
    ],
    // A person with a browser has a machine of their own, too: beside the others one page took 25 s to come.
    [journeys(root, scope, 'journeys')],
  ];
}

/** What walks over everything, or breaks it (`npm run test:deep`): every night, and before an issue counts as resolved. */
export function deepStages(root, scope = null) {
  const servers = scope?.servers !== false;
  return [
    [built(scope)],
    [journeys(root, scope, 'deep-journeys')],
    // What kills processes or measures time has the machine for itself.
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
