import { readRelease } from '../registry/read-release';
import { whatVisitorsSee } from '../registry/read-all-releases';
import type { ReleaseContext, ReleaseOptions } from './release-context';
import { startReleaseHouse } from '../../test/release-house';
import { giveToEveryone } from './give-to-everyone';
import { publishRelease } from './publish-release';
import { runSteps, UndoList } from './run-steps';
import { uploadBuilds } from './upload-builds';
import { watchFirstVisitors } from './watch-first-visitors';

let house: Awaited<ReturnType<typeof startReleaseHouse>>;
beforeAll(async () => {
  house = await startReleaseHouse();
  await release('v1');
}, 60_000);
afterAll(() => house.stop());

const writer = () => house.writerOf(house.environment.signer, 'ada');
const live = async () => (await readRelease(writer(), 'remote', 'maps')).value;

async function release(version: string, options: Partial<ReleaseOptions> = {}) {
  const said: string[] = [];
  const { root, connection, environment } = house;
  const context: ReleaseContext = {
    root,
    connection,
    environment,
    writer: writer(),
    page: {
      kind: 'remote',
      folder: 'mfe-maps',
      sources: {},
      changed: [],
      build: house.build(version),
      live: await live(),
    },
    options: { slice: 'maps', weight: 5, hold: false, again: false, ...options },
    signal: new AbortController().signal,
    undo: new UndoList(),
    say: (line) => void said.push(line),
    whatVisitorsSee: () => whatVisitorsSee(writer(), 'maps'),
  };
  const isDone = await runSteps([uploadBuilds, publishRelease, watchFirstVisitors, giveToEveryone], context);
  return { isDone, isHeld: context.heldBack !== undefined, said: said.join('\n') };
}

const loaded = (version: string, loads: number) =>
  house.tallies.push({ slice: 'maps', version, loads, loadErrors: 0, scriptErrors: 0 });

// In order: each stands on the one before.
describe('a build that goes to few first', () => {
  it('stays with them when nobody loaded it, and says how to go on and how to go back (R1.64, R1.65)', async () => {
    const { isDone, isHeld, said } = await release('v2');
    expect(said).toMatch(
      /held at 5 %: 0 of 20 loads by visitors[^]*to go on[^]*npm run release -- maps [^]*to take it back: npm run release -- rollback maps/i,
    );
    expect([isDone, isHeld]).toEqual([true, true]);
    expect(await live()).toMatchObject({ stable: { version: 'v1' }, canary: { weight: 5, build: { version: 'v2' } } });
  });

  it('stays with them when too few did', async () => {
    loaded('v2', 19);
    expect(await release('v2')).toMatchObject({
      isHeld: true,
      said: expect.stringContaining('19 of 20 loads by visitors') as string,
    });
    expect((await live())?.stable.version).toBe('v1');
  });

  it('goes to everyone when enough did, however often it was released again (R1.66)', async () => {
    loaded('v2', 1);
    expect(await release('v2')).toMatchObject({ isDone: true, isHeld: false });
    const { stable, canary } = (await live()) ?? {};
    expect([stable?.version, canary]).toEqual(['v2', undefined]);
  });

  it('goes to everyone without any when whoever releases says so', async () => {
    expect(await release('v3', { loads: 0 })).toMatchObject({ isDone: true, isHeld: false });
    expect((await live())?.stable.version).toBe('v3');
  });
});
