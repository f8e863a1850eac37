import type { LoadReport, RegistrySnapshot, ReleaseTally } from '@waymark/contracts-core';
import { RecentLoads } from './recent-loads';
import { ReleaseWatch } from './release-watch';

const maps = { stable: { version: 'v1' }, canary: { build: { version: 'v2' }, weight: 5 } };
const snapshot = { shell: null, remotes: { maps }, services: {}, withdrawn: {} } as unknown as RegistrySnapshot;
const report = (version: string, outcome: LoadReport['outcome']): LoadReport => ({ slice: 'maps', version, outcome });

function watch(done: boolean[] = []) {
  const asked: { tally: ReleaseTally; back: string }[] = [];
  const loads = new RecentLoads();
  const release = new ReleaseWatch(
    () => snapshot,
    loads,
    (tally, back) => {
      asked.push({ tally, back });
      return Promise.resolve(done.shift() ?? true);
    },
  );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const fail = async (version: string, times: number) => {
    for (let i = 0; i < times; i++) release.take(report(version, 'script-error'), 1);
    await settle();
  };
  return { asked, fail, loads, release };
}

describe('ReleaseWatch', () => {
  it('withdraws a build once, with the counts, when it fails too often', async () => {
    const { asked, fail, loads } = watch();
    await fail('v2', 30);
    expect(asked).toEqual([
      { tally: { slice: 'maps', version: 'v2', loads: 0, loadErrors: 0, scriptErrors: 10 }, back: 'v1' },
    ]);
    expect(loads.of('maps', 'v2').scriptErrors).toBe(0);
  });

  it('leaves one with nothing to go back to', async () => {
    const { asked, fail } = watch();
    await fail('v1', 30);
    expect(asked).toEqual([]);
  });

  it('asks again with the next error when the broker was away', async () => {
    const { asked, fail } = watch([false, true]);
    await fail('v2', 10);
    await fail('v2', 1);
    expect(asked).toHaveLength(2);
  });
});
