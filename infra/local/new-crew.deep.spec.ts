import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Fleet } from './fleet';
import { stopEverything } from './stop';
import { makeVersionedCopy } from '@waymark/release/environments';

const PROGRAM =
  "require('node:http').createServer((request, response) => response.end()).listen(Number(process.env.PORT), '127.0.0.1');";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-new-crew-'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/main.js'), PROGRAM);
});
afterAll(async () => {
  await stopEverything();
  rmSync(folder, { recursive: true, force: true });
});

it('a slice that is new may end as a whole until something of it was kept: then somebody is sent there (R1.60)', async () => {
  const fleet = new Fleet();
  const version = makeVersionedCopy(folder);
  fleet.add({
    slice: 'ramps',
    folder,
    replicas: 1,
    stage: 'services',
    env: (port) => ({ PORT: String(port) }),
    isNew: true,
  });
  await fleet.start('ramps', version);
  await fleet.retire('ramps', []);
  expect(fleet.list()).toEqual([]);

  const { origins } = await fleet.start('ramps', version);
  await fleet.retire('ramps', origins);
  await expect(fleet.retire('ramps', [])).rejects.toThrow('Nothing of ramps would be left');
  expect(fleet.list()).toHaveLength(1);
}, 30_000);
