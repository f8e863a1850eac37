import { execFile } from 'node:child_process';
import { readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteBuild } from '@waymark/contracts-core';
import type { Environment } from '../environments/environment';
import { rollBackPage } from '../commands/roll-back-page';
import type { ReleaseContext, ReleaseOptions } from './release-context';
import { CHECKOUT, newKey, startReleaseHouse } from '../../test/release-house';
import type { UploadOrder } from '../../test/upload-in-process';
import { giveToEveryone } from './give-to-everyone';
import { lookAtLive } from './look-at-live';
import { publishRelease } from './publish-release';
import { runSteps, type Step } from './run-steps';
import { uploadBuilds } from './upload-builds';
import { verifyRelease } from './verify-release';
import { watchFirstVisitors } from './watch-first-visitors';
import { runTests } from '../build/run-tests';

const ALL = [uploadBuilds, verifyRelease, publishRelease, watchFirstVisitors, giveToEveryone];
/** Bytes of a file that no limit of a few kilobytes lets through. */
const LARGE = 300_000;
let house: Awaited<ReturnType<typeof startReleaseHouse>>;

beforeAll(async () => {
  house = await startReleaseHouse();
  await release(house.build('v1'));
  await release(house.build('v2'));
}, 60_000);
afterAll(() => house.stop());

interface Options {
  steps?: readonly Step<ReleaseContext>[];
  options?: Partial<ReleaseOptions>;
  environment?: Partial<Environment>;
}

/** The steps from the upload on, with this build. Returns what was printed. */
async function release(build: RemoteBuild, { steps = ALL, options, environment }: Options = {}) {
  const page = await house.pageOf(build);
  const context = house.release({ page }, { loads: 0, ...options }, environment);
  return { ok: await runSteps(steps, context), said: context.said() };
}

/** The same without a canary, in a process of its own, after this line of a shell. */
function uploadInProcess(build: RemoteBuild, line: string): Promise<{ ok: boolean; said: string }> {
  const { root, environment } = house;
  const { natsUrl, artefactsDir, origin, signer } = environment;
  const order: UploadOrder = {
    root,
    natsUrl,
    artefactsDir,
    origin,
    build,
    key: signer.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
  const program = join(import.meta.dirname, '../../test/upload-in-process.ts');
  // tsx's cache is off, because an interrupted write would leave half a file in it.
  const env = { ...process.env, NODE_OPTIONS: '', TSX_DISABLE_CACHE: '1' };
  const args = [
    '-c',
    `${line} && exec "$@"`,
    'sh',
    process.execPath,
    '--import',
    'tsx',
    program,
    JSON.stringify(order),
  ];
  return new Promise((resolve) =>
    execFile('sh', args, { cwd: CHECKOUT, env }, (error, stdout, stderr) =>
      resolve({ ok: error === null, said: stdout + stderr }),
    ),
  );
}

/** Runs it and returns whether visitors still get the same as before. */
async function unchanged(run: () => Promise<{ ok: boolean; said: string }>): Promise<string> {
  const before = await live();
  const { ok, said } = await run();
  expect(ok).toBe(false);
  expect(await live()).toEqual(before);
  return said;
}

async function live() {
  const value = await house.livePage();
  return (
    value && { stable: value.stable.version, canary: value.canary?.build.version, previous: value.previous?.version }
  );
}

describe('a release with bad input changes nothing that visitors see, and says why (R1.31, RX.2, RX.5, RX.8, RX.13, RX.16)', () => {
  it('a good one reaches everyone, with the one before to go back to', async () => {
    expect(await live()).toEqual({ stable: 'v2', canary: undefined, previous: 'v1' });
  });

  it('an asset that the build names and does not have', async () => {
    const build = house.build('v3');
    rmSync(join(house.root, 'mfe-maps/dist/map.js'));
    expect(await unchanged(() => release(build))).toMatch(
      /The upload fails: maps v3 names \/r\/maps\/v3\/map\.js, but the build has no such file/,
    );
  });

  it('an asset that is another one at the site (RX.3)', async () => {
    const build = house.build('v4');
    house.write('mfe-maps/dist/map.js', 'something else');
    expect(await unchanged(() => release(build))).toContain('/r/maps/v4/map.js is not the file that was built');
  });

  it('a signature by another key', async () => {
    house.write('mfe-maps/webpack.config.mjs', '');
    expect(
      await unchanged(() =>
        release(house.build('v5'), { environment: { signer: newKey() }, steps: [lookAtLive, ...ALL] }),
      ),
    ).toMatch(/The signing key [0-9a-f]{16} is none that the gateways believe/);
  });

  it('a full disk', async () => {
    // Every write to this device fails as on a full disk; the folder is as good as any to a copy.
    const full = join(house.root, 'full');
    house.write('full/sources/mfe-maps/.keep', '');
    symlinkSync('/dev/full', join(full, `sources/mfe-maps/v6.json.${process.pid}`));
    expect(await unchanged(() => release(house.build('v6'), { environment: { artefactsDir: full } }))).toContain(
      'The upload fails: the disk of the artefacts is full (ENOSPC)',
    );
  });

  it('a key that another person wrote meanwhile: one of two wins, the other gets an error', async () => {
    const build = house.build('v7');
    const before = await live();
    const rollback: Step<ReleaseContext> = {
      name: 'meanwhile',
      run: () => rollBackPage(house.session('grace'), 'maps').then(() => null),
    };
    const { ok, said } = await release(build, { steps: [uploadBuilds, verifyRelease, rollback, publishRelease] });
    expect(ok).toBe(false);
    expect(said).toContain('remote.maps is not as it was when this release began: grace wrote it meanwhile (rollback)');
    expect((await live())?.stable).toBe(before?.previous);
  });

  it('a key edited by hand into nonsense: the last good release is what is built upon, and the next puts it right (RX.11)', async () => {
    await house.registry.put('remote.maps', '{"stable":"everything is fine"}');
    const before = await live();
    expect(before?.stable).toBe('v1');
    expect((await release(house.build('v8'))).ok).toBe(true);
    expect(await live()).toMatchObject({ stable: 'v8', previous: 'v1' });
  });

  it('faults in browsers of the first visitors: everybody gets what they had, within the same command', async () => {
    house.tallies.push({ slice: 'maps', version: 'v9', loads: 20, loadErrors: 3, scriptErrors: 4 });
    expect(await unchanged(() => release(house.build('v9')))).toMatch(
      /fails in browsers: 7 errors, 20 good loads[^]*Taken back: mfe-maps v9; everybody gets v8/,
    );
  });

  it('a withdrawn version without --again (RX.14)', async () => {
    await house.withdraw('v10');
    expect(await unchanged(() => release(house.build('v10')))).toContain(
      'was taken back because it failed in browsers',
    );
    expect((await release(house.build('v10'), { options: { again: true } })).ok).toBe(true);
  });

  it('a file that ends half-way: all of the upload is gone again, and the next one is whole', async () => {
    const build = house.build('v61', ['remoteEntry.js', 'map.js'], LARGE);
    const files = () => readdirSync(house.environment.artefactsDir, { recursive: true }).map(String).sort();
    const before = files();
    // The kernel ends a write of this process in the middle of a file, as a full disk does.
    const said = await unchanged(() => uploadInProcess(build, 'ulimit -f 64'));
    expect(said).toMatch(
      /^STOP upload [^\n]*The upload fails: a file is larger than may be written there \(EFBIG\)\.\n +Visitors get mfe-maps v10\.$/m,
    );
    expect(files()).toEqual(before);
    expect((await release(build)).ok).toBe(true);
    expect([(await live())?.stable, statSync(join(house.environment.artefactsDir, 'r/maps/v61/map.js')).size]).toEqual([
      'v61',
      LARGE,
    ]);
  }, 60_000);

  it('a failing test: it is named, and nothing is built (RX.1)', async () => {
    house.write(
      'jest.config.mjs',
      "export default { projects: [{ displayName: 'unit', testMatch: ['**/*.spec.cjs'] }] };",
    );
    house.write('package.json', '{}');
    house.write('mfe-maps/sum.spec.cjs', "test('adds up', () => { if (1 + 1 !== 3) throw new Error('no'); });");
    house.write('mfe-other/sum.spec.cjs', "test('of another slice', () => { throw new Error('not ours'); });");
    symlinkSync(join(CHECKOUT, 'node_modules'), join(house.root, 'node_modules'));
    const run = runTests(house.root, { projects: ['unit'], folders: ['mfe-maps'] }, new AbortController().signal);
    await expect(run).rejects.toThrow(/^1 test fails:\nmfe-maps\/sum\.spec\.cjs: adds up$/);
    writeFileSync(join(house.root, 'mfe-maps/sum.spec.cjs'), "test('adds up', () => undefined);");
    expect(
      await runTests(house.root, { projects: ['unit'], folders: ['mfe-maps'] }, new AbortController().signal),
    ).toBe(1);
  }, 60_000);
});
