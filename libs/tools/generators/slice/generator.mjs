import { join } from 'node:path';
import devkit from '@nx/devkit';
import { derivedPackage } from './derived-package.mjs';

const { formatFiles, generateFiles, updateJson } = devkit;

const PATTERN = 'account';
const KIT = 'libs/service-kit/prisma';

/**
 * Writes a slice that builds and runs: one page, one service with the kit's tables, one contracts package.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, title?: string, path?: string }} options
 */
export default async function sliceGenerator(tree, { name, title, path = `/${name}` }) {
  const places = { mfe: `mfe-${name}`, service: `services/${name}`, contracts: `libs/contracts/${name}` };
  const patterns = { mfe: `mfe-${PATTERN}`, service: `services/${PATTERN}`, contracts: `libs/contracts/${PATTERN}` };
  if (tree.exists(places.service)) throw new Error(`There is a slice named ${name} already`);
  const words = { name, NAME: name.toUpperCase(), title: title ?? capitalised(name), path };

  for (const [kind, place] of Object.entries(places)) {
    generateFiles(tree, join(import.meta.dirname, 'files', kind), place, { ...words, tmpl: '' });
    const pattern = JSON.parse(tree.read(`${patterns[kind]}/package.json`, 'utf8'));
    tree.write(`${place}/package.json`, JSON.stringify(derivedPackage(pattern, PATTERN, words), null, 2));
    tree.write(`${place}/tsconfig.json`, tree.read(`${patterns[kind]}/tsconfig.json`, 'utf8'));
  }
  addKitTables(tree, places.service);
  updateJson(tree, 'package.json', (root) => ({ ...root, workspaces: [...root.workspaces, ...Object.values(places)] }));
  await formatFiles(tree);
  return () => console.info(`Next: npm install, then npx nx run-many -t build -p tag:scope:${name}`);
}

function addKitTables(tree, place) {
  const schema = `${place}/prisma/schema.prisma`;
  tree.write(schema, `${tree.read(schema, 'utf8')}\n${tree.read(`${KIT}/kit.prisma`, 'utf8')}`);
  tree.write(`${place}/prisma/migrations/0001_init/migration.sql`, tree.read(`${KIT}/kit.sql`, 'utf8'));
  tree.write(`${place}/prisma/migrations/migration_lock.toml`, 'provider = "postgresql"\n');
}

const capitalised = (word) => word[0].toUpperCase() + word.slice(1);
