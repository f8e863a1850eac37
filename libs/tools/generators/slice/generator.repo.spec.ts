import { createTree } from '@nx/devkit/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sliceGenerator from './generator.mjs';
import { KIT_FILES } from './kit-files.mjs';

const root = join(import.meta.dirname, '../../../..');
const KIT = [KIT_FILES.models, ...KIT_FILES.sql];

async function generated(options: Parameters<typeof sliceGenerator>[1], onTop: Record<string, string> = {}) {
  const tree = createTree();
  for (const file of KIT) tree.write(file, readFileSync(join(root, file), 'utf8'));
  for (const [file, text] of Object.entries(onTop)) tree.write(file, text);
  await sliceGenerator(tree, options);
  const text = (file: string) => tree.read(file, 'utf8') ?? '';
  return {
    text,
    json: (file: string) => JSON.parse(text(file)) as Record<string, unknown>,
    has: (file: string) => tree.exists(file),
  };
}

describe('the slice generator', () => {
  const options = { name: 'footpaths', title: 'Footpath Mapping', path: '/footpath-mapping' };

  it('writes a remote, a service and contracts, tagged with the slice', async () => {
    const { json } = await generated(options);
    expect(json('mfe-footpaths/slice.json')).toMatchObject({
      name: 'footpaths',
      routes: [{ path: '/footpath-mapping' }],
      needs: { footpaths: '^1.0.0' },
    });
    for (const at of ['mfe-footpaths', 'services/footpaths', 'libs/contracts/footpaths']) {
      expect(json(`${at}/package.json`)).toMatchObject({ nx: { tags: expect.arrayContaining(['scope:footpaths']) } });
    }
  });

  it('gives the service its own table and those of the kit', async () => {
    const { text } = await generated(options);
    expect(text('services/footpaths/prisma/migrations/0001_init/migration.sql')).toMatch(/"note"[\s\S]*"outbox"/);
    expect(text('services/footpaths/prisma/schema.prisma')).toMatch(/model Note[\s\S]*model Outbox/);
  });

  it('begins a slice with its service, and adds the remote later without touching the service', async () => {
    const first = await generated({ ...options, remote: false });
    expect([first.has('services/footpaths/src/main.ts'), first.has('mfe-footpaths/slice.json')]).toEqual([true, false]);
    const changed = {
      'services/footpaths/package.json': '{"changed":true}',
      'libs/contracts/footpaths/package.json': '{"changed":true}',
    };
    const later = await generated(options, changed);
    expect(later.json('services/footpaths/package.json')).toEqual({ changed: true });
    expect(later.json('mfe-footpaths/slice.json')).toMatchObject({ needs: { footpaths: '^1.0.0' } });
  });

  it('names the slice among those that hold something of members, in their words', async () => {
    const file = 'libs/contracts/core/src/data-holders.ts';
    const { text } = await generated(options, { [file]: readFileSync(join(root, file), 'utf8') });
    expect(text(file)).toContain("  footpaths: 'Footpath Mapping',\n} as const;");
  });

  it('refuses a slice that is all there', async () => {
    const there = {
      'services/footpaths/package.json': '{}',
      'libs/contracts/footpaths/package.json': '{}',
      'mfe-footpaths/package.json': '{}',
    };
    await expect(generated(options, there)).rejects.toThrow('has these parts already');
  });
});
