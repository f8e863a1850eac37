import { showHistory } from '../commands/show-history';
import { switchSlice } from '../commands/switch-slice';
import { startReleaseHouse } from '../../test/release-house';
import { giveToEveryone } from './give-to-everyone';
import { findBrowser, openPages } from './open-pages';
import { publishRelease } from './publish-release';
import type { ReleaseOptions } from './release-context';
import { runSteps } from './run-steps';
import { uploadBuilds } from './upload-builds';
import { watchFirstVisitors } from './watch-first-visitors';

const STEPS = [uploadBuilds, publishRelease, watchFirstVisitors, giveToEveryone];

let house: Awaited<ReturnType<typeof startReleaseHouse>>;
beforeAll(async () => void (house = await startReleaseHouse()), 60_000);
afterAll(() => house.stop());

async function release(version: string, options: Partial<ReleaseOptions> = {}, steps = STEPS) {
  const context = house.release({ page: await house.pageOf(house.build(version)) }, options);
  const isDone = await runSteps(steps, context);
  return { isDone, isHeld: context.heldBack !== undefined, said: context.said() };
}

const loaded = (version: string, loads: number) =>
  house.tallies.push({ slice: 'maps', version, loads, loadErrors: 0, scriptErrors: 0 });

describe('a machine without a browser', () => {
  const before = process.env['CHROMIUM_PATH'];
  beforeAll(() => void (process.env['CHROMIUM_PATH'] = `${house.root}/no-such-browser`));
  afterAll(() => {
    if (before === undefined) delete process.env['CHROMIUM_PATH'];
    else process.env['CHROMIUM_PATH'] = before;
  });

  it('is refused with what to do, unless it shall be released unseen, which the history tells (R1.70)', async () => {
    const steps = [findBrowser, uploadBuilds, openPages, publishRelease];
    const { isDone, said } = await release('v0', {}, steps);
    expect(isDone).toBe(false);
    expect(said).toMatch(
      /STOP find a browser [^]*No browser starts on this machine[^]*CHROMIUM_PATH[^]*--without-browser[^]*Nothing of maps is live/,
    );
    expect((await release('v0', { withoutBrowser: true }, steps)).isDone).toBe(true);
    expect(await house.livePage()).toMatchObject({ unopened: true, stable: { version: 'v0' } });
    const session = house.session();
    await showHistory(session, 'maps');
    expect(session.said()).toMatch(/v0, its pages not opened in a browser, by ada$/);
  });
});

// In order: each test depends on the previous one.
describe('a build that goes to few first', () => {
  beforeAll(async () => {
    await house.registry.purge('remote.maps');
    await release('v1');
  });

  it('stays with them when nobody loaded it, and says how to go on and how to go back (R1.64, R1.65)', async () => {
    const { isDone, isHeld, said } = await release('v2');
    expect(said).toMatch(
      /held at 5 %: 0 of 20 loads by visitors[^]*to go on[^]*npm run release -- maps [^]*to take it back: npm run release -- rollback maps/i,
    );
    expect([isDone, isHeld]).toEqual([true, true]);
    expect(await house.livePage()).toMatchObject({
      stable: { version: 'v1' },
      canary: { weight: 5, build: { version: 'v2' } },
    });
  });

  it('stays with them when too few did', async () => {
    loaded('v2', 19);
    expect(await release('v2')).toMatchObject({
      isHeld: true,
      said: expect.stringContaining('19 of 20 loads by visitors') as string,
    });
    expect((await house.livePage())?.stable.version).toBe('v1');
  });

  it('goes to everyone when enough did, however often it was released again (R1.66)', async () => {
    loaded('v2', 1);
    expect(await release('v2')).toMatchObject({ isDone: true, isHeld: false });
    const { stable, canary } = (await house.livePage()) ?? {};
    expect([stable?.version, canary]).toEqual(['v2', undefined]);
  });

  it('goes to everyone without any loads if the command allows it', async () => {
    expect(await release('v3', { loads: 0 })).toMatchObject({ isDone: true, isHeld: false });
    expect((await house.livePage())?.stable.version).toBe('v3');
  });
});

it('the first pages of a slice, which fail in browsers, are switched off: none are before them; the next release can be switched on (R3.26)', async () => {
  await house.registry.purge('remote.maps');
  house.tallies.push({ slice: 'maps', version: 'v10', loads: 20, loadErrors: 9, scriptErrors: 4 });
  const { isDone, said } = await release('v10', { loads: 0 });
  expect([isDone, (await house.livePage())?.state]).toEqual([false, 'killed']);
  expect(said).toMatch(
    /fails in browsers: 13 errors[^]*Taken back: mfe-maps v10; none is before it, so its pages are off until "revive maps"\.\n +Visitors get mfe-maps v10, switched off\./,
  );

  expect(await release('v11', { loads: 0 })).toMatchObject({ isDone: true });
  await switchSlice(house.session(), 'maps', 'revive');
  expect(await house.livePage()).toMatchObject({ state: 'live', stable: { version: 'v11' } });
});
