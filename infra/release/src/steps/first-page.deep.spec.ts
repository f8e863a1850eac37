import type { RemoteBuild } from '@waymark/contracts-core';
import { readRelease } from '../registry/read-release';
import { switchSlice } from '../commands/switch-slice';
import { whatVisitorsSee } from '../registry/read-all-releases';
import type { ReleaseContext } from './release-context';
import { startReleaseHouse } from '../../test/release-house';
import { giveToEveryone } from './give-to-everyone';
import { publishRelease } from './publish-release';
import { runSteps, UndoList } from './run-steps';
import { uploadBuilds } from './upload-builds';
import { watchFirstVisitors } from './watch-first-visitors';

let house: Awaited<ReturnType<typeof startReleaseHouse>>;
beforeAll(async () => void (house = await startReleaseHouse()), 60_000);
afterAll(() => house.stop());

const writer = () => house.writerOf(house.environment.signer, 'ada');
const live = async () => (await readRelease(writer(), 'remote', 'maps')).value;

async function release(build: RemoteBuild): Promise<{ ok: boolean; said: string }> {
  const said: string[] = [];
  const { root, connection, environment } = house;
  const context: ReleaseContext = {
    root,
    connection,
    environment,
    writer: writer(),
    page: { kind: 'remote', folder: 'mfe-maps', sources: {}, changed: [], build, live: await live() },
    options: { slice: 'maps', weight: 5, hold: false, again: false, loads: 0 },
    signal: new AbortController().signal,
    undo: new UndoList(),
    say: (line) => void said.push(line),
    whatVisitorsSee: () => whatVisitorsSee(writer(), 'maps'),
  };
  return {
    ok: await runSteps([uploadBuilds, publishRelease, watchFirstVisitors, giveToEveryone], context),
    said: said.join('\n'),
  };
}

it('the first pages of a slice, which fail in browsers, are switched off: none are before them; the next release can be switched on (R3.26)', async () => {
  house.tallies.push({ slice: 'maps', version: 'v1', loads: 20, loadErrors: 9, scriptErrors: 4 });
  const { ok, said } = await release(house.build('v1'));
  expect([ok, (await live())?.state]).toEqual([false, 'killed']);
  expect(said).toMatch(
    /fails in browsers: 13 errors[^]*Taken back: mfe-maps v1; none is before it, so its pages are off until "revive maps"\.\n +Visitors get mfe-maps v1, switched off\./,
  );

  expect(await release(house.build('v2'))).toMatchObject({ ok: true });
  const { root, connection, environment } = house;
  await switchSlice(
    { root, connection, environment, writer: writer(), say: () => undefined, close: () => Promise.resolve() },
    'maps',
    'revive',
  );
  expect(await live()).toMatchObject({ state: 'live', stable: { version: 'v2' } });
});
