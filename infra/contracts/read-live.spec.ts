import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContracts } from './check-contracts';
import { keepContracts } from './stored-contracts';
import { readConsumerContracts, readServiceContracts } from './read-contracts';
import { readLive } from './read-live';

const root = join(import.meta.dirname, '../..');
const services = ['account', 'community', 'maps', 'reviews'];
let artefactsDir: string;

beforeAll(async () => {
  artefactsDir = await mkdtemp(join(tmpdir(), 'waymark-contracts-'));
});
afterAll(() => rm(artefactsDir, { recursive: true, force: true }));

describe('contracts of what is live (R1.10)', () => {
  it('are kept with their version, and the same version may follow itself', async () => {
    for (const name of services)
      await keepContracts({ artefactsDir, name, version: 'v1', from: join(root, 'services', name) });
    await keepContracts({ artefactsDir, name: 'mfe-reviews', version: 'r1', from: join(root, 'mfe-reviews') });
    const live = await readLive(artefactsDir, {
      services: services.map((name) => ({ name, version: 'v1' })),
      consumers: [{ name: 'mfe-reviews', version: 'r1' }],
    });
    expect(live.consumers[0]?.needs).toHaveProperty('reviews');
    for (const service of live.services) expect(checkContracts({ service }, live)).toEqual([]);
  });

  it('are written once and without anything else of the folder', async () => {
    await keepContracts({ artefactsDir, name: 'reviews', version: 'v1', from: join(root, 'services/maps') });
    const folder = join(artefactsDir, 'contracts/reviews/v1');
    expect((await readServiceContracts(folder)).manifest.name).toBe('reviews');
    expect(await readdir(folder)).not.toContain('package.json');
  });

  it('are read from a live version that has the old name of its consumed fields', async () => {
    const old = join(artefactsDir, 'contracts/mfe-maps/r0');
    await mkdir(old, { recursive: true });
    await copyFile(join(root, 'mfe-maps/slice.json'), join(old, 'slice.json'));
    await copyFile(join(root, 'mfe-maps/consumed-fields.json'), join(old, 'picks.json'));
    const live = await readLive(artefactsDir, { services: [], consumers: [{ name: 'mfe-maps', version: 'r0' }] });
    expect(live.consumers).toMatchObject([await readConsumerContracts('mfe-maps', join(root, 'mfe-maps'))]);
    expect(live.consumers[0]?.consumedFields.calls).toHaveProperty(['GET /api/footpath-reports/map']);
  });

  it('stop a release, by name, when they are not there', async () => {
    const missing = readLive(artefactsDir, { services: [{ name: 'maps', version: 'gone' }], consumers: [] });
    await expect(missing).rejects.toThrow('The contracts of maps gone, which is live, cannot be read');
    const unknown = readLive(artefactsDir, { services: [], consumers: [{ name: 'mfe-reviews', version: 'gone' }] });
    await expect(unknown).rejects.toThrow('The contracts of mfe-reviews gone, which is live, cannot be read');
  });
});
