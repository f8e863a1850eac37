import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { countDroppedLines, logLines } from './log-lines';

const registry = new Registry();
countDroppedLines(registry);
const dropped = async () => (await registry.getSingleMetric('log_lines_dropped_total')?.get())?.values[0]?.value ?? 0;

describe('a log that nothing takes', () => {
  it('ends no process and counts what it drops when its disk is full', async () => {
    const before = await dropped();
    const full = openSync('/dev/full', 'w');
    const log = pino({}, logLines(full));
    for (let line = 0; line < 1_000; line += 1) log.info({ line }, 'a request was answered');
    closeSync(full);
    expect((await dropped()) - before).toBeGreaterThan(100);
  });

  it('ends no process when its reader is gone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'waymark-log-'));
    const path = join(folder, 'pipe');
    execFileSync('mkfifo', [path]);
    const reader = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
    const writer = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
    closeSync(reader);
    const log = pino({}, logLines(writer));
    expect(() => log.info('nobody reads this')).not.toThrow();
    closeSync(writer);
    rmSync(folder, { recursive: true });
  });

  it('goes on in whole lines once there is room', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'waymark-log-'));
    const path = join(folder, 'pipe');
    execFileSync('mkfifo', [path]);
    const reader = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
    const writer = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
    const before = await dropped();
    const log = pino({}, logLines(writer));
    for (let line = 0; line < 4_000; line += 1) log.info({ line }, 'a request was answered');
    let text = '';
    for (const last of ['there is room', 'and more', 'and the last']) {
      const bytes = Buffer.alloc(512 * 1024);
      text += bytes.toString('utf8', 0, readSync(reader, bytes));
      log.info(last);
    }
    const bytes = Buffer.alloc(512 * 1024);
    text += bytes.toString('utf8', 0, readSync(reader, bytes));
    [reader, writer].forEach((fd) => closeSync(fd));
    rmSync(folder, { recursive: true });
    const kept = text.trimEnd().split('\n');
    expect(kept.filter((line) => !/^\{.*\}$/.test(line))).toEqual([]);
    expect(kept.at(-1)).toContain('and the last');
    expect((await dropped()) - before).toBe(4_003 - kept.length);
  });
});
