import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashFolder } from '@waymark/release/registry';
import { renamedBuild } from './renamed-build';

const root = mkdtempSync(join(tmpdir(), 'waymark-renamed-'));
const dist = join(root, 'dist');
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('the same source under another version is another version in every address, with the same files (R5.2)', () => {
  mkdirSync(dist);
  writeFileSync(join(dist, 'entry.js'), 'run()');
  writeFileSync(
    join(dist, 'publish.json'),
    JSON.stringify({
      version: '12ab',
      entry: '/r/maps/12ab/entry.js',
      integrity: { '/r/maps/12ab/entry.js': 'sha384-x' },
    }),
  );
  const copy = renamedBuild(root, { slice: 'maps', kind: 'remote', folder: 'mfe-maps' }, dist);
  expect(JSON.parse(readFileSync(join(copy, 'publish.json'), 'utf8'))).toEqual({
    version: 'ba21',
    entry: '/r/maps/ba21/entry.js',
    integrity: { '/r/maps/ba21/entry.js': 'sha384-x' },
  });
  expect(readFileSync(join(copy, 'entry.js'), 'utf8')).toBe('run()');
  const service = renamedBuild(root, { slice: 'maps', kind: 'service', folder: 'services/maps' }, dist);
  expect(hashFolder(service)).not.toBe(hashFolder(dist));
});
