import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** Jest by itself leaves one to the process that only waits. */
const CORES = availableParallelism();

/** Prisma's generator would otherwise download an engine that nothing here runs. */
const NX_ENV = { NX_DAEMON: 'false', NX_TUI: 'false', PRISMA_SCHEMA_ENGINE_BINARY: '/bin/true' };

function firstExisting(root, names) {
  return names.find((name) => existsSync(join(root, name)));
}

function jest(root, project, workers) {
  const report = join(root, '.local/ci', `${project}.json`);
  const command = [process.execPath, '--experimental-vm-modules', 'node_modules/.bin/jest', '--selectProjects', project, `--maxWorkers=${workers}`, '--json', `--outputFile=${report}`, '--passWithNoTests'];
  return { name: project, command, report, kind: 'jest', env: { NODE_ENV: 'test' } };
}

function script(root, name, ...args) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return name in scripts ? [{ name, command: ['npm', 'run', '--silent', name, ...(args.length > 0 ? ['--', ...args] : [])] }] : [];
}

const remotes = (root) => readdirSync(root).filter((folder) => folder.startsWith('mfe-'));

/** Everything that a change must pass, in the order in which a mistake is found cheapest. */
export function steps(root) {
  const depcruise = firstExisting(root, ['.dependency-cruiser.mjs', '.dependency-cruiser.cjs', '.dependency-cruiser.js']);
  const e2eReport = join(root, '.local/ci/e2e.json');
  return [
    { name: 'generate', command: ['npx', 'nx', 'run-many', '-t', 'generate', '--outputStyle=static'], env: NX_ENV },
    ...(existsSync(join(root, 'eslint.config.mjs')) ? [{ name: 'lint', command: ['npx', 'eslint', '.'], env: { NX_DAEMON: 'false' } }] : []),
    ...(depcruise ? [{ name: 'boundaries', command: ['npx', 'depcruise', '--config', depcruise, 'gateway', 'services', 'libs', 'shell', ...remotes(root), 'infra'] }] : []),
    { name: 'types', command: ['npx', 'nx', 'run-many', '-t', 'typecheck', '--outputStyle=static'], env: NX_ENV },
    jest(root, 'unit', CORES),
    jest(root, 'browser', CORES),
    // One after another: they share one broker, where a slice has one stream.
    jest(root, 'medium', 1),
    { name: 'build', command: ['npx', 'nx', 'run-many', '-t', 'build', '--outputStyle=static'], env: { ...NX_ENV, NODE_ENV: 'production' } },
    ...(existsSync(join(root, 'e2e/playwright.config.ts')) ? [{ name: 'e2e', command: ['npx', 'playwright', 'test', '-c', 'e2e'], report: e2eReport, kind: 'playwright', env: { PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport } }] : []),
    ...script(root, 'budgets'),
    ...script(root, 'chaos', '--short'),
  ];
}
