import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOwners } from './code-owners';
import { ownersOf } from './owners-of';
import { readOwners } from './read-owners';

const ROOT = join(import.meta.dirname, '../..');
const committed = readFileSync(join(ROOT, 'CODEOWNERS'), 'utf8');
const owners = readOwners(ROOT);
const there = (folder: string) => existsSync(join(ROOT, folder));

describe('who owns what (R9.8, R9.9)', () => {
  it('matches the OWNERS files in CODEOWNERS (npm run owners writes it)', () => {
    expect(committed).toBe(codeOwners(owners, there));
  });

  it('is declared by each slice, for its contracts, service and remote', () => {
    for (const slice of readdirSync(join(ROOT, 'libs/contracts')).filter((name) => name !== 'core')) {
      const team = ownersOf(owners[`libs/contracts/${slice}`] ?? '').join(' ');
      expect([slice, team]).toEqual([slice, expect.stringMatching(/\S/)]);
      const folders = [`libs/contracts/${slice}`, `services/${slice}`, `mfe-${slice}`].filter(there);
      for (const folder of folders) expect(committed.split('\n')).toContain(`/${folder}/ ${team}`);
    }
  });

  it('is a team, a person or an address, for every folder of code', () => {
    for (const text of Object.values(owners))
      for (const owner of ownersOf(text)) expect(owner).toMatch(/^(@[\w.-]+(\/[\w.-]+)*|[^\s@]+@[^\s@]+)$/);
    const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { workspaces: string[] };
    const tops = new Set(
      workspaces
        .map((pattern) => pattern.split('/')[0] ?? '')
        .filter((top) => !top.includes('*') && top !== 'services'),
    );
    expect([...tops].filter((top) => !committed.includes(`\n/${top}/ `))).toEqual([]);
  });

  it('lets the nearest file speak: the last line that fits wins on a forge', () => {
    const text = codeOwners(
      { 'libs/contracts/ramps': '@a', libs: '# shared\n@b\nc@example.org', '': '@all' },
      (folder) => folder !== 'mfe-ramps',
    );
    expect(text.trimEnd().split('\n').slice(1)).toEqual([
      '* @all',
      '/libs/ @b c@example.org',
      '/services/ramps/ @a',
      '/libs/contracts/ramps/ @a',
    ]);
  });
});
