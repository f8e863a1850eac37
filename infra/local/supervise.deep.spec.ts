import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, until } from '@waymark/testing';
import { supervise, type SupervisedProcess } from './supervise';

const SOON_MS = 20_000;
/** Nobody who waits this long before a start is back within the test. */
const NEVER_MS = 600_000;

/** Answers everybody with the number of its process. */
const PROGRAM = `
require('node:http')
  .createServer((request, response) => response.end(String(process.pid)))
  .listen(Number(process.env.PORT), '127.0.0.1');
`;

let folder: string;
let process_: SupervisedProcess;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-supervise-'));
  mkdirSync(join(folder, '.builds/one'), { recursive: true });
  writeFileSync(join(folder, '.builds/one/main.js'), PROGRAM);
  const env = { PORT: String(await freePort()) };
  process_ = await supervise({ name: 'sample', folder, version: 'one', env, firstPauseMs: NEVER_MS });
});

afterAll(async () => {
  await process_.stop();
  rmSync(folder, { recursive: true, force: true });
});

const answering = async () => Number(await (await fetch(process_.origin, { headers: { connection: 'close' } })).text());

it('is back at once where it was after it was killed; who dies again and again is given time, and can be stopped meanwhile', async () => {
  const first = process_.pid();
  process.kill(first, 'SIGKILL');
  const second = await until('another process', SOON_MS, async () => {
    const pid = await answering();
    return pid === first ? null : pid;
  });
  expect(process_.pid()).toBe(second);
  process.kill(second, 'SIGKILL');
  await until('its end', SOON_MS, () =>
    answering().then(
      () => null,
      () => true,
    ),
  );
  await process_.stop();
  expect(process_.pid()).toBe(second);
}, 60_000);
