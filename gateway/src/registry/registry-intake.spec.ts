import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signEntry } from '@waymark/registry';
import { remoteBuild } from '../../test/remote-build';
import { remoteRelease } from '../../test/releases';
import { TEST_KEY } from '../../test/start-test-gateway';
import { createLogger } from '../ops/logger';
import { Metrics } from '../ops/metrics';
import { RegistryIntake } from './registry-intake';
import { RegistryStore } from './registry-store';
import { SnapshotFile } from './snapshot-file';

const trust = { publicKeys: new Map([[TEST_KEY.keyId, TEST_KEY.publicKey]]) };
const entryOf = (slice: string) => signEntry(`remote.${slice}`, remoteRelease(remoteBuild(slice, 'v1')), TEST_KEY);

let dir: string;
beforeAll(async () => void (dir = await mkdtemp(join(tmpdir(), 'waymark-intake-'))));
afterAll(() => rm(dir, { recursive: true }));

async function restored(text: string): Promise<string[]> {
  const path = join(dir, 'snapshot.json');
  await writeFile(path, text);
  const store = new RegistryStore();
  await new RegistryIntake(store, new SnapshotFile(path), trust, createLogger('silent'), new Metrics()).restore();
  return Object.keys(store.view.remotes);
}

describe('the snapshot on a gateway’s disk', () => {
  it('is verified like the bucket: a modified entry is left out, and the others are served (R2.3)', async () => {
    const maps = entryOf('maps');
    const entries = {
      'remote.account': entryOf('account'),
      'remote.maps': { ...maps, signed: maps.signed.replace('v1', 'v2') },
    };
    expect(await restored(JSON.stringify({ entries }))).toEqual(['account']);
  });

  it.each([
    ['nothing', ''],
    ['half of it', '{"entries":{"remote.acc'],
    ['the form of an older gateway', JSON.stringify({ revision: 1, shell: null, remotes: {}, services: {} })],
  ])('may hold %s: the gateway then waits for the bucket', async (_what, text) => {
    expect(await restored(text)).toEqual([]);
  });
});
