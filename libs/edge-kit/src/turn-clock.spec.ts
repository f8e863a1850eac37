import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TurnClock } from './turn-clock';

const BLOCK_MS = 300;

describe('how long a request waited in its socket', () => {
  it('is nothing while the loop turns', () => {
    let now = 0;
    const clock = new TurnClock(() => now);
    now = 15;
    expect(clock.waitedMs).toBe(0);
    clock.stop();
  });

  it('is all of the time since the loop turned last', () => {
    let now = 0;
    const clock = new TurnClock(() => now);
    now = 320;
    expect(clock.waitedMs).toBe(320);
    clock.stop();
  });

  it('is no less than it waited, while this process was busy', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'waymark-turn-'));
    const sent = join(folder, 'sent');
    const clock = new TurnClock();
    const waited: number[] = [];
    const server = createServer((_req, res) => {
      waited.push(clock.waitedMs);
      res.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const program = `
      const socket = require('node:net').connect(${port}, '127.0.0.1');
      const ask = (done) => socket.write('GET / HTTP/1.1\\r\\nhost: a\\r\\n\\r\\n', done);
      ask();
      socket.once('data', () => {
        ask(() => require('node:fs').writeFileSync(${JSON.stringify(sent)}, 'sent'));
        socket.once('data', () => process.exit(0));
      });`;
    const sender = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'inherit', 'inherit'] });
    const over = once(sender, 'exit');
    await once(server, 'request');
    // The first answer has left by then.
    await new Promise((resolve) => setImmediate(resolve));
    // Busy from before the second request is sent until it has waited for so long.
    while (!isThere(sent));
    const until = performance.now() + BLOCK_MS;
    while (performance.now() < until);
    await over;
    expect(waited[1]).toBeGreaterThanOrEqual(BLOCK_MS);
    server.close();
    clock.stop();
    rmSync(folder, { recursive: true });
  });
});

function isThere(path: string): boolean {
  try {
    return readFileSync(path, 'utf8') === 'sent';
  } catch {
    return false;
  }
}
