import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Runs a program once for the folders of all projects without a cached result. */
const once = (command, paths, inputs) => ({
  executor: '@waymark/tools:once',
  cache: true,
  inputs,
  options: { command, paths },
});

/** Runs jest once for all projects without a cached result, and gives each its part of the report. */
const jest = (kind, inputs = ['tested', '^default']) => ({
  executor: '@waymark/tools:jest',
  cache: true,
  inputs,
  outputs: [`{workspaceRoot}/.local/ci/${kind}/{projectName}.json`],
  options: { kind },
});

const isOfInfra = (root) => /^infra(\/|$)/.test(root);
/** These contain the specs of the repository and of builds. */
const looksAtAll = (root) => isOfInfra(root) || root === 'libs/tools';
/** Inputs that infra's specs read from other projects without importing them: manifests and API descriptions. */
const READ = ['tested', '^default', '{workspaceRoot}/**/*.{yaml,json}'];

const LINT = ['checked', '^default', '{workspaceRoot}/*.mjs', '{workspaceRoot}/libs/tools/lint/*'];
const OXLINT = ['oxlint', '-c', 'oxlint.config.mjs', '--no-error-on-unmatched-pattern'];
const CLIENTS = { target: 'generate', projects: ['tag:type:service'] };
const SQL = ['checked', '^default', '{workspaceRoot}/infra/{sql,migrate}/**/*', '{workspaceRoot}/libs/testing/**/*'];

const targetsOf = (root) => ({
  // The files in the repository root are checked with infra's. Their types need the services' generated clients.
  lint: { ...once(OXLINT, root === 'infra' ? [root, '*.mjs'] : [root], LINT), dependsOn: [CLIENTS] },
  unit: jest('unit', isOfInfra(root) ? READ : undefined),
  ...(looksAtAll(root) ? { repo: jest('repo', ['repository']) } : {}),
  medium: jest('medium'),
  // Deep specs of infra and of the test tools run built programs: migrations, releases, back-ups.
  deep: jest('deep', looksAtAll(root) || root === 'libs/testing' ? ['tested', 'product', '^default'] : undefined),
  browser: jest('browser'),
  ...(looksAtAll(root) ? { built: jest('built', ['everything', { env: 'SLICES' }]) } : {}),
  ...(/^services\/|service-kit$/.test(root) ? { sql: once(['tsx', 'infra/sql/check.ts'], [root], SQL) } : {}),
});

/** Gives each Nx project its checks, so a new slice needs no configuration. */
export const createNodesV2 = [
  '*/**/package.json',
  (manifests, _, { workspaceRoot }) =>
    manifests
      .filter((manifest) => 'nx' in JSON.parse(readFileSync(join(workspaceRoot, manifest), 'utf8')))
      .map((manifest) => [manifest, { projects: { [dirname(manifest)]: { targets: targetsOf(dirname(manifest)) } } }]),
];
