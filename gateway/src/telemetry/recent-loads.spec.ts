import { RecentLoads } from './recent-loads';

describe('RecentLoads', () => {
  let now = 1_000_000;
  const loads = new RecentLoads(() => now);
  const build = { slice: 'maps', version: 'v2' };

  it('counts a minute of each build separately, and a sampled load as many times as it represents', () => {
    loads.add({ ...build, outcome: 'loaded' }, 10);
    loads.add({ ...build, outcome: 'load-error' });
    now += 30_000;
    loads.add({ ...build, outcome: 'script-error' });
    loads.add({ slice: 'maps', version: 'v1', outcome: 'loaded' });
    expect(loads.of('maps', 'v2')).toEqual({ ...build, loads: 10, loadErrors: 1, scriptErrors: 1 });
    expect(loads.all()).toHaveLength(2);
  });

  it('forgets what is older', () => {
    now += 30_000;
    expect(loads.of('maps', 'v2')).toEqual({ ...build, loads: 0, loadErrors: 0, scriptErrors: 1 });
    now += 30_000;
    expect(loads.all()).toEqual([]);
  });
});
