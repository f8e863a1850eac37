import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One run of a program for the folders of all projects whose result is not kept. */
const once = (command, paths, inputs) => ({
  executor: '@waymark/tools:once',
  cache: true,
  inputs,
  options: { command, paths },
});

/** One run of jest for all projects whose result is not kept, and each one's part of its report. */
const jest = (kind, inputs = ['tested', '^default']) => ({
  executor: '@waymark/tools:jest',
  cache: true,
  inputs,
  outputs: [`{workspaceRoot}/.local/ci/${kind}/{projectName}.json`],
  options: { kind },
});

const isOfInfra = (root) => /^infra(\/|$)/.test(root);
/** Specs of the repository, and of what was built, lie here. */
const looksAtAll = (root) => isOfInfra(root) || root === 'libs/tools';
/** What the specs of infra read of others without importing it: manifests, descriptions of the API. */
const READ = ['tested', '^default', '{workspaceRoot}/**/*.{yaml,json}'];

const LINT = ['checked', '^default', '{workspaceRoot}/*.mjs', '{workspaceRoot}/libs/tools/lint/*'];
const OXLINT = ['oxlint', '-c', 'oxlint.config.mjs', '--no-error-on-unmatched-pattern'];
const CLIENTS = { target: 'generate', projects: ['tag:type:service'] };
const SQL = ['checked', '^default', '{workspaceRoot}/infra/{sql,migrate}/**/*', '{workspaceRoot}/libs/testing/**/*'];

const targetsOf = (root) => ({
  // The repository's own files are looked at with those of infra.
  // Its types need the generated clients of the services.
  lint: { ...once(OXLINT, root === 'infra' ? [root, '*.mjs'] : [root], LINT), dependsOn: [CLIENTS] },
  unit: jest('unit', isOfInfra(root) ? READ : undefined),
  ...(looksAtAll(root) ? { repo: jest('repo', ['repository']) } : {}),
  medium: jest('medium'),
  // Those of infra and of the tests' own tools start what is there: migrations, releases, back-ups.
  deep: jest('deep', looksAtAll(root) || root === 'libs/testing' ? ['tested', 'product', '^default'] : undefined),
  browser: jest('browser'),
  ...(looksAtAll(root) ? { built: jest('built', ['everything', { env: 'SLICES' }]) } : {}),
  ...(/^services\/|service-kit$/.test(root) ? { sql: once(['tsx', 'infra/sql/check.ts'], [root], SQL) } : {}),
});

/** Gives each Nx project its checks, so that a new slice has them without a line of its own. */
export const createNodesV2 = [
  '*/**/package.json',
  (manifests, _, { workspaceRoot }) =>
    manifests
      .filter((manifest) => 'nx' in JSON.parse(readFileSync(join(workspaceRoot, manifest), 'utf8')))
      .map((manifest) => [manifest, { projects: { [dirname(manifest)]: { targets: targetsOf(dirname(manifest)) } } }]),
];
