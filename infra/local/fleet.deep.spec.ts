import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@waymark/testing';
import { controlClient, type ControlClient, makeVersionedCopy } from '@waymark/release/environments';
import { openControlPort } from './control-port';
import { Fleet } from './fleet';
import { stopEverything } from './stop';

/**
 * A service that reports its version. It starts its response to /slow at once, completes it later, and exits after its
 * last response.
 */
const program = (version: string) => `
const { createServer } = require('node:http');
const server = createServer((request, response) => {
  if (request.url === '/slow') {
    response.flushHeaders();
    return setTimeout(() => response.end('${version}'), 700);
  }
  response.end('${version}');
}).listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => server.close(() => process.exit(0)));
`;

let folder: string;
let control: ControlClient;
let fleet: Fleet;

/** Builds another version and answers its name. */
function build(source: string): string {
  mkdirSync(join(folder, 'dist'), { recursive: true });
  writeFileSync(join(folder, 'dist/main.js'), source);
  return makeVersionedCopy(folder);
}

const ask = async (origin = '', path = '/') =>
  (await fetch(origin + path, { headers: { connection: 'close' } })).text();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-fleet-'));
  fleet = new Fleet();
  fleet.add({ slice: 'sample', folder, replicas: 2, stage: 'services', env: (port) => ({ PORT: String(port) }) });
  control = controlClient(await openControlPort(fleet));
});

afterAll(async () => {
  await stopEverything();
  rmSync(folder, { recursive: true, force: true });
});

describe('a service that is rolled through the control port', () => {
  it('runs in both versions until the old one is retired, which finishes what it had begun (R1.16)', async () => {
    const { origins: old } = await fleet.start('sample', build(program('one')));
    const { origins } = await control.roll('sample', build(program('two')));
    expect([old.length, origins.length]).toEqual([2, 2]);
    expect(await Promise.all([...old, ...origins].map((origin) => ask(origin)))).toEqual(['one', 'one', 'two', 'two']);
    const begun = await fetch(`${old[0]}/slow`, { headers: { connection: 'close' } });
    await Promise.all([expect(begun.text()).resolves.toBe('one'), control.retire('sample', origins)]);
    await expect(ask(old[0])).rejects.toThrow('fetch failed');
    expect((await control.processes()).map(({ port }) => `http://127.0.0.1:${port}`).sort()).toEqual(
      [...origins].sort(),
    );
  }, 30_000);

  it('stays as it is when the new version does not start, or is not there', async () => {
    const before = await control.processes();
    await expect(control.roll('sample', build('throw new Error("broken build")'))).rejects.toThrow(
      'sample-1 ended (code 1)',
    );
    await expect(control.roll('sample', 'nowhere')).rejects.toThrow('There is no copy nowhere');
    await expect(control.roll('other', 'nowhere')).rejects.toThrow('No service "other" runs here');
    await expect(control.retire('sample', ['http://127.0.0.1:1'])).rejects.toThrow('Nothing of sample would be left');
    expect(await control.processes()).toEqual(before);
  }, 30_000);

  it('starts a process again that was killed (R7.2)', async () => {
    const [first] = await control.processes();
    process.kill(first?.pid ?? 0, 'SIGKILL');
    await until('another process', 10_000, async () =>
      (await control.processes())[0]?.pid === first?.pid ? null : true,
    );
    await until('its answer', 10_000, async () => (await ask(`http://127.0.0.1:${first?.port}`)) === 'two');
  }, 30_000);
});

it('listens to nobody without the token', async () => {
  const address = await openControlPort(fleet);
  await expect(controlClient({ ...address, token: 'guessed' }).processes()).rejects.toThrow('The token is not right');
});
