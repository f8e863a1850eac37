import { createTree } from '@nx/devkit/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sliceGenerator from './generator.mjs';

const root = join(import.meta.dirname, '../../../..');
const GIVEN = [
  ...['mfe-account', 'services/account', 'libs/contracts/account'].flatMap((at) => [`${at}/package.json`, `${at}/tsconfig.json`]),
  'package.json',
  'libs/service-kit/prisma/kit.prisma',
  'libs/service-kit/prisma/kit.sql',
];

describe('the slice generator', () => {
  const tree = createTree();
  beforeAll(async () => {
    for (const file of GIVEN) tree.write(file, readFileSync(join(root, file), 'utf8'));
    await sliceGenerator(tree, { name: 'footpaths', title: 'Footpath Mapping', path: '/footpath-mapping' });
  });
  const json = (file: string) => JSON.parse(tree.read(file, 'utf8') ?? '') as Record<string, unknown>;

  it('writes a remote, a service and contracts, tagged with the slice', () => {
    expect(json('mfe-footpaths/slice.json')).toMatchObject({ name: 'footpaths', routes: [{ path: '/footpath-mapping' }] });
    for (const at of ['mfe-footpaths', 'services/footpaths', 'libs/contracts/footpaths']) {
      expect(json(`${at}/package.json`)).toMatchObject({ nx: { tags: expect.arrayContaining(['scope:footpaths']) } });
    }
    expect(json('package.json')).toMatchObject({ workspaces: expect.arrayContaining(['services/footpaths']) });
  });

  it('leaves nothing of the pattern slice behind', () => {
    for (const file of ['mfe-footpaths', 'services/footpaths', 'libs/contracts/footpaths']) {
      expect(tree.read(`${file}/package.json`, 'utf8')).not.toMatch(/account/);
    }
  });

  it('gives the service the tables of the kit', () => {
    expect(tree.read('services/footpaths/prisma/migrations/0001_init/migration.sql', 'utf8')).toMatch(/outbox/);
    expect(tree.read('services/footpaths/prisma/schema.prisma', 'utf8')).toMatch(/model Outbox/i);
  });
});
