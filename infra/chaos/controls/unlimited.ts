import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

/** What an answer of it costs. Milliseconds of a core. */
const COST_MS = 4;

export interface Unlimited {
  origin: string;
  perSecond: number;
  stop(): void;
}

/** A server of its own process that takes whatever comes. */
export function startUnlimited(): Promise<Unlimited> {
  const child = fork(fileURLToPath(import.meta.url), { execArgv: process.execArgv });
  const stop = () => void child.kill('SIGKILL');
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('message', (port) => {
      resolve({ origin: `http://127.0.0.1:${String(port)}`, perSecond: 1_000 / COST_MS, stop });
    });
  });
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url)) {
  const server = createServer((_req, res) => {
    const began = process.cpuUsage();
    while (process.cpuUsage(began).user < COST_MS * 1_000);
    res.end('{}');
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
  process.once('disconnect', () => process.exit(0));
}
