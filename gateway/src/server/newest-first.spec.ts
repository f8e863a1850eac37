import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenNewestFirst, OLD_MS } from './newest-first';

const CLIENTS = 20;

/** Connects so many clients, each with a request of its own, and then writes the file. */
const sender = (port: number, sent: string) => `
  const { connect } = require('node:net');
  let left = ${CLIENTS};
  for (let client = 0; client < ${CLIENTS}; client += 1) {
    const socket = connect(${port}, '127.0.0.1', () => {
      socket.write('GET /' + client + ' HTTP/1.1\\r\\nhost: a\\r\\nconnection: close\\r\\n\\r\\n', () => {
        if ((left -= 1) === 0) require('node:fs').writeFileSync(${JSON.stringify(sent)}, 'sent');
      });
    });
    socket.resume();
  }`;

function isThere(path: string): boolean {
  try {
    return readFileSync(path, 'utf8') === 'sent';
  } catch {
    return false;
  }
}

/** What the listener is given when all clients ask while the process is busy; `take` runs for each. */
async function askedWhileBusy(take: (readAt: number, accepted: number) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-newest-'));
  const server = createServer();
  let [left, accepted] = [CLIENTS, 0];
  server.on('connection', () => (accepted += 1));
  const over = new Promise<void>((resolve) => {
    listenNewestFirst(server, (_req, res, readAt) => {
      take(readAt, accepted);
      res.end();
      if ((left -= 1) === 0) resolve();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const sent = join(folder, 'sent');
  const program = sender((server.address() as AddressInfo).port, sent);
  const child = spawn(process.execPath, ['-e', program], { stdio: 'ignore' });
  while (!isThere(sent));
  await over;
  server.close();
  if (child.exitCode === null) await once(child, 'exit');
  rmSync(folder, { recursive: true });
}

describe('requests that came while the process was busy', () => {
  it('wait until all connections are accepted, each of which takes a turn of the event loop', async () => {
    const acceptedBefore: number[] = [];
    await askedWhileBusy((_readAt, accepted) => acceptedBefore.push(accepted));
    expect(acceptedBefore[0]).toBe(CLIENTS);
  });

  it('are handled newest first, and those that have become old before the rest', async () => {
    const handled: { readAt: number; isOld: boolean }[] = [];
    await askedWhileBusy((readAt) => {
      handled.push({ readAt, isOld: performance.now() - readAt > OLD_MS });
      // The first request blocks the process until all that wait are old.
      if (handled.length === 1) while (performance.now() - readAt <= OLD_MS);
    });
    const [first, ...rest] = handled;
    expect(rest.filter(({ readAt }) => readAt > (first?.readAt ?? 0))).toEqual([]);
    expect(rest.every(({ isOld }) => isOld)).toBe(true);
    expect(rest.map(({ readAt }) => readAt)).toEqual(rest.map(({ readAt }) => readAt).sort((one, next) => one - next));
  });
});
