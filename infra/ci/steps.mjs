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

function jest(root, project) {
  const report = join(root, '.local/ci', `${project}.json`);
  const command = [process.execPath, '--experimental-vm-modules', 'node_modules/.bin/jest', '--selectProjects', project, `--maxWorkers=${CORES}`, '--json', `--outputFile=${report}`, '--passWithNoTests'];
  return { name: project, command, report, kind: 'jest', env: { NODE_ENV: 'test' } };
}

function journeys(root, project, workers) {
  const name = `e2e-${project}`;
  const report = join(root, '.local/ci', `${name}.json`);
  const command = ['npx', 'playwright', 'test', '-c', 'e2e', `--project=${project}`, `--workers=${workers}`];
  return { name, command, report, kind: 'playwright', env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report } };
}

function script(root, name, ...args) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return name in scripts ? [{ name, command: ['npm', 'run', '--silent', name, ...(args.length > 0 ? ['--', ...args] : [])] }] : [];
}

const remotes = (root) => readdirSync(root).filter((folder) => folder.startsWith('mfe-'));

/** Everything that a change must pass, in the order in which a mistake is found cheapest. */
export function steps(root) {
  const depcruise = firstExisting(root, ['.dependency-cruiser.mjs', '.dependency-cruiser.cjs', '.dependency-cruiser.js']);
  return [
    { name: 'generate', command: ['npx', 'nx', 'run-many', '-t', 'generate', '--outputStyle=static'], env: NX_ENV },
    ...(existsSync(join(root, 'eslint.config.mjs')) ? [{ name: 'lint', command: ['npx', 'eslint', '.'], env: { NX_DAEMON: 'false' } }] : []),
    ...(depcruise ? [{ name: 'boundaries', command: ['npx', 'depcruise', '--config', depcruise, 'gateway', 'services', 'libs', 'shell', ...remotes(root), 'infra'] }] : []),
    { name: 'types', command: ['npx', 'nx', 'run-many', '-t', 'typecheck', '--outputStyle=static'], env: NX_ENV },
    jest(root, 'unit'),
    jest(root, 'browser'),
    jest(root, 'medium'),
    { name: 'build', command: ['npx', 'nx', 'run-many', '-t', 'build', '--outputStyle=static'], env: { ...NX_ENV, NODE_ENV: 'production' } },
    ...(existsSync(join(root, 'e2e/playwright.config.ts')) ? [journeys(root, 'together', CORES), journeys(root, 'alone', 1)] : []),
    ...script(root, 'budgets'),
    ...script(root, 'chaos', '--short'),
  ];
}
