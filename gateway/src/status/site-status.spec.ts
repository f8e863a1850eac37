import { SiteStatus } from './site-status';

const MANIFESTS = [{ name: 'maps', title: 'Maps', apiVersion: '1', prefixes: [] }];

function site(parts: Partial<ConstructorParameters<typeof SiteStatus>[0]> = {}) {
  return new SiteStatus({
    manifests: () => MANIFESTS,
    upstreams: { bySlice: () => undefined },
    switchedOff: () => [],
    hasPages: () => true,
    ...parts,
  });
}

describe('SiteStatus', () => {
  it('says that the site is away when it has no pages, or nothing behind them', async () => {
    expect((await site({ hasPages: () => false }).read()).state).toBe('not-answering');
    expect((await site().read()).state).toBe('not-answering');
    expect((await site({ manifests: () => [] }).read()).state).toBe('working');
  });

  it('does not call a part switched off that does not answer at all', async () => {
    const [, maps] = (await site({ switchedOff: () => ['maps'] }).read()).parts;
    expect(maps).toMatchObject({ state: 'not-answering', notice: expect.not.stringContaining('switched off') });
  });
});
