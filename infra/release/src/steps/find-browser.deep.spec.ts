import { readRelease } from '../registry/read-release';
import { showHistory } from '../commands/show-history';
import { whatVisitorsSee } from '../registry/read-all-releases';
import type { ReleaseContext } from './release-context';
import { startReleaseHouse } from '../../test/release-house';
import { openPages, findBrowser } from './open-pages';
import { publishRelease } from './publish-release';
import { runSteps, UndoList } from './run-steps';
import { uploadBuilds } from './upload-builds';

let house: Awaited<ReturnType<typeof startReleaseHouse>>;
const before = process.env['CHROMIUM_PATH'];
beforeAll(async () => {
  house = await startReleaseHouse();
  process.env['CHROMIUM_PATH'] = `${house.root}/no-such-browser`;
}, 60_000);
afterAll(async () => {
  if (before === undefined) delete process.env['CHROMIUM_PATH'];
  else process.env['CHROMIUM_PATH'] = before;
  await house.stop();
});

it('a machine without a browser is refused with what to do, unless it shall be released unseen, which the history tells (R1.70)', async () => {
  const { root, connection, environment } = house;
  const writer = house.writerOf(environment.signer, 'ada');
  const said: string[] = [];
  const release = async (withoutBrowser: boolean) => {
    const context: ReleaseContext = {
      ...{ root, connection, environment, writer, signal: new AbortController().signal, undo: new UndoList() },
      page: { kind: 'remote', folder: 'mfe-maps', sources: {}, changed: [], build: house.build('v1'), live: null },
      options: { slice: 'maps', weight: 5, hold: false, again: false, withoutBrowser },
      say: (line) => void said.push(line),
      whatVisitorsSee: () => whatVisitorsSee(writer, 'maps'),
    };
    return runSteps([findBrowser, uploadBuilds, openPages, publishRelease], context);
  };
  expect(await release(false)).toBe(false);
  expect(said.join('\n')).toMatch(
    /STOP find a browser [^]*No browser starts on this machine[^]*CHROMIUM_PATH[^]*--without-browser[^]*Nothing of maps is live/,
  );
  expect(await release(true)).toBe(true);
  expect((await readRelease(writer, 'remote', 'maps')).value).toMatchObject({
    unopened: true,
    stable: { version: 'v1' },
  });
  said.length = 0;
  await showHistory(
    { root, environment, connection, writer, say: (line) => void said.push(line), close: () => Promise.resolve() },
    'maps',
  );
  expect(said.at(-1)).toContain('v1, its pages not opened in a browser, by ada');
});
