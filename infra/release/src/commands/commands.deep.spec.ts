import { GATEWAY_REPORT_SUBJECT, withdrawnKey } from '@waymark/contracts-core';
import { giveToAll, startCanary } from '../registry/staged';
import { reinstate } from '../registry/withdrawals';
import { untilAllFollow } from '../gateways/until-all-follow';
import { SliceLock } from '../registry/slice-lock';
import type { Session } from '../environments/open-session';
import { newKey, startReleaseHouse } from '../../test/release-house';
import { writePage } from '../registry/write-page';
import { rollBackPage } from './roll-back-page';
import { showHistory } from './show-history';
import { showStatus } from './show-status';
import { switchSlice } from './switch-slice';

let house: Awaited<ReturnType<typeof startReleaseHouse>>;
beforeAll(async () => {
  house = await startReleaseHouse();
  const { writer } = session();
  for (const version of ['v1', 'v2'])
    await writePage(writer, 'remote', 'maps', 'publish', (current) => startCanary(current, house.build(version), 100));
  await writePage(writer, 'remote', 'maps', 'canary', (current) => startCanary(current, house.build('v3'), 5));
}, 60_000);
afterAll(() => house.stop());

const session = (by = 'ada') => house.session(by);

/** What a command prints. */
async function printed(run: (session: Session) => Promise<void>, by?: string): Promise<string> {
  const one = session(by);
  await run(one);
  return one.said();
}

// In the order of a real incident: each test depends on the previous one.
describe('a command prints what it found or did (R1.35, R1.39, R1.58, R2.6, RX.12)', () => {
  it('status: what everybody gets, what a few get, how it loads, who releases, and how many gateways answer (R1.34)', async () => {
    house.tallies.push({ slice: 'maps', version: 'v3', loads: 20, loadErrors: 1, scriptErrors: 2 });
    const lock = await SliceLock.take(house.registry, 'maps', 'grace', () => undefined);
    const said = await printed(showStatus);
    await lock.free();
    expect(said).toMatch(/^mfe-maps +v2 +canary +\S+ \S+ ago +0 loads, 0 errors in a minute, by ada$/m);
    expect(said).toMatch(/^ +v3 +for +5 % +20 loads, 3 errors in a minute$/m);
    expect(said).toMatch(/^RELEASING +maps: grace, since \d\d:\d\d:\d\d UTC$/m);
    expect(said).toMatch(/^1 gateway answers$/m);
  });

  it('kill: the slice is off for everyone, with one write, and not twice (R1.36)', async () => {
    expect(await printed((one) => switchSlice(one, 'maps', 'kill'))).toBe(
      'maps is switched off: its pages say so in plain words, the rest of the site works (1 gateway follows).',
    );
    expect(await printed(showStatus)).toMatch(
      /^mfe-maps +v2 +kill .*SWITCHED OFF[^]*\nSWITCHED OFF +maps: "revive maps" brings it back$/m,
    );
    await expect(switchSlice(session(), 'maps', 'kill')).rejects.toThrow('maps is switched off already.');
    await expect(switchSlice(session(), 'shell', 'kill')).rejects.toThrow('Without the shell there is nothing to show');
  });

  it('revive: the slice is on again, with the builds that it had', async () => {
    expect(await printed((one) => switchSlice(one, 'maps', 'revive'))).toBe(
      'maps is switched on again (1 gateway follows).',
    );
    expect(await printed(showStatus)).toMatch(/^mfe-maps +v2 +revive [^\n]*\n +v3 +for +5 %/m);
    expect(await printed(showStatus)).toMatch(
      /\n1 gateway answers\. Nothing is switched off, withdrawn or refused, and nobody is releasing\.$/,
    );
  });

  it('rollback: first what a few got, then the build before', async () => {
    expect(await printed((one) => rollBackPage(one, 'maps'), 'grace')).toBe(
      'Took v3 back: everybody gets v2 at full weight (1 gateway follows).',
    );
    expect(await printed((one) => rollBackPage(one, 'maps'), 'grace')).toBe(
      'Took v2 back: everybody gets v1 at full weight (1 gateway follows).',
    );
    await expect(rollBackPage(session(), 'ramps')).rejects.toThrow('Nothing of "ramps" is published');
  });

  it('status: includes withdrawn versions and a key that gateways refuse', async () => {
    await house.withdraw('v3');
    await house.withdraw('v8');
    await reinstate(session('grace').writer, 'maps', 'v8');
    // An unsigned value reinstates nothing.
    await house.registry.delete(withdrawnKey('maps', 'v3'));
    await writePage(house.writerOf(newKey(), 'mallory'), 'remote', 'maps', 'publish', () => ({
      state: 'live',
      stable: house.build('v9'),
    }));
    const said = await printed(showStatus);
    expect(said).toMatch(
      /^WITHDRAWN +maps v3: gateways took it back because it failed in browsers, \d{4}-\d\d-\d\d \d\d:\d\d UTC$/m,
    );
    expect(said).not.toMatch(/maps v8/);
    expect(said).toMatch(
      /^REFUSED +gateway g1 refuses remote\.maps \(unknown-key\) and goes on with the release before$/m,
    );
  });

  it('history: every action with its time and author, oldest first, and entries with an invalid signature (R1.40)', async () => {
    const lines = (await printed((one) => showHistory(one, 'maps')))
      .split('\n')
      .map((line) => line.slice(21).replace(/ +/g, ' '));
    expect(lines.slice(1)).toEqual([
      'mfe-maps publish v1, by ada',
      'mfe-maps publish v2, by ada',
      'mfe-maps canary v2, v3 for 5 %, by ada',
      'mfe-maps kill v2, v3 for 5 %, switched off, by ada',
      'mfe-maps revive v2, v3 for 5 %, by ada',
      'mfe-maps rollback v2, by grace',
      'mfe-maps rollback v1, by grace',
      expect.stringMatching(
        /^mfe-maps REFUSED not signed by anybody who may \(revision \d+\); gateways went on with the one before$/,
      ),
      'mfe-maps WITHDRAWN v3, by the gateways, because it failed in browsers',
      'mfe-maps WITHDRAWN v8, by the gateways, because it failed in browsers',
      'mfe-maps again v8, by grace',
    ]);
    await expect(showHistory(session(), 'ramps')).rejects.toThrow('Nothing of "ramps" was ever released.');
  });

  it('rollback: skips withdrawn builds, and is refused when all builds are withdrawn', async () => {
    const { writer } = session();
    for (const version of ['v4', 'v5'])
      await writePage(writer, 'remote', 'maps', 'publish', (current) => giveToAll(current!, house.build(version)));
    await house.withdraw('v4');
    const said = await printed((one) => rollBackPage(one, 'maps'), 'grace');
    expect(said).toBe('Took v5 back: everybody gets v1 at full weight (1 gateway follows).');
    await writePage(writer, 'remote', 'maps', 'publish', (current) => giveToAll(current!, house.build('v6')));
    await house.withdraw('v1');
    await expect(rollBackPage(session(), 'maps')).rejects.toThrow(
      /took back every build before .*\(v1\): what is left is v6\./,
    );
  });

  it('a gateway with an unreadable response is named, does not end the command, and counts as not following (R1.57)', async () => {
    const broken = house.connection.subscribe(GATEWAY_REPORT_SUBJECT, {
      callback: (_error, message) => void message.respond('{"gateway":"g2","revision":"many"}'),
    });
    expect(await printed(showStatus)).toMatch(
      /^BROKEN +Gateway g2 answers what cannot be read: nobody knows which releases it serves\.$[^]*^1 gateway answers$/m,
    );
    await expect(untilAllFollow(house.connection, {}, 0)).rejects.toThrow(
      /^Gateway g2 answers what cannot be read[^\n]*$/,
    );
    broken.unsubscribe();
    const silent = house.connection.subscribe(GATEWAY_REPORT_SUBJECT, {
      callback: (_error, message) => void message.respond('no JSON'),
    });
    expect(await printed(showStatus)).toMatch(/^BROKEN +Gateway without a name answers what cannot be read/m);
    silent.unsubscribe();
    expect(await untilAllFollow(house.connection, {})).toBe(1);
  });
});
