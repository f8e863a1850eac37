import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import devkit from '@nx/devkit';
import { format } from 'oxfmt';
import { addToPlatform } from './add-to-platform.mjs';
import { KIT_FILES } from './kit-files.mjs';

const { generateFiles, installPackagesTask } = devkit;

/**
 * Generates a slice that builds, runs and passes its tests: a page, a service with the kit's tables and one example of
 * a write, and their contracts. Projects are found by folder, so nothing is registered. Existing parts stay: a slice
 * may start with its service and get its remote later.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, title?: string, path?: string, remote?: boolean, service?: boolean }} options
 */
export default async function sliceGenerator(tree, { name, title = capitalised(name), path = `/${name}`, ...parts }) {
  const { remote = true, service = true } = parts;
  const places = { contracts: `libs/contracts/${name}`, service: `services/${name}`, mfe: `mfe-${name}` };
  const wanted = { contracts: true, service, mfe: remote };
  const missing = Object.keys(places).filter((part) => wanted[part] && !tree.exists(`${places[part]}/package.json`));
  if (missing.length === 0) throw new Error(`The slice ${name} has these parts already`);

  const hasService = service || tree.exists(`${places.service}/package.json`);
  const needs = hasService ? `{ "${name}": "^1.0.0" }` : '{}';
  const words = { name, Name: capitalised(name), NAME: name.toUpperCase(), title, path, needs };
  for (const part of missing) generateFiles(tree, join(import.meta.dirname, 'files', part), places[part], words);
  if (missing.includes('service')) addKitTables(tree, places.service);
  for (const part of missing) addToPlatform(tree, part, name, title);
  await formatCode(tree);
  return () => {
    installPackagesTask(tree, true);
    if (missing.includes('service'))
      execFileSync('npm', ['run', '--silent', 'describe', '-w', `@waymark/service-${name}`], { stdio: 'inherit' });
    execFileSync('npm', ['run', '--silent', 'consumed-fields'], { stdio: 'inherit' });
    execFileSync('npm', ['run', '--silent', 'owners'], { stdio: 'inherit' });
    console.info(
      `Next: npx nx run-many -t build,lint -p tag:scope:${name}; npm run release -- ${name} takes it into a platform that runs`,
    );
  };
}

const capitalised = (word) => word[0].toUpperCase() + word.slice(1);

/**
 * Appends the kit's tables to a service's schema and first migration.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} place folder of the service
 */
function addKitTables(tree, place) {
  append(tree, `${place}/prisma/schema.prisma`, KIT_FILES.models);
  for (const file of KIT_FILES.sql) append(tree, `${place}/prisma/migrations/0001_init/migration.sql`, file);
}

function append(tree, file, kitFile) {
  tree.write(file, `${tree.read(file, 'utf8')}\n${tree.read(kitFile, 'utf8')}`);
}

/** Formats the generated code as the check requires: line lengths depend on the slice's name. */
async function formatCode(/** @type {import('@nx/devkit').Tree} */ tree) {
  const options = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../.oxfmtrc.json'), 'utf8'));
  for (const { path, content, type } of tree.listChanges())
    if (type !== 'DELETE' && content && /\.(ts|tsx|mjs|mts)$/.test(path))
      tree.write(path, (await format(path, content.toString(), options)).code);
}
