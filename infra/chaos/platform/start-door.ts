import { join } from 'node:path';
import { startChildServer, until, type ChildServer } from '@waymark/testing';
import { LOGS, ROOT } from '../../local/paths';
import { lives } from './start-app';

/** The front door as a process of its own: the experiment, which makes the load, must not slow it down. */
export async function startDoor(port: number, gateways: readonly string[]): Promise<ChildServer> {
  const door = startChildServer({
    name: 'front-door',
    command: process.execPath,
    args: ['--import', 'tsx', 'infra/local/front-door/main.ts'],
    cwd: ROOT,
    env: { PATH: process.env['PATH'], PORT: String(port), GATEWAYS: gateways.join(',') },
    logFile: join(LOGS, 'front-door.log'),
    stopSignal: 'SIGTERM',
  });
  await until('the front door', 30_000, () => lives(String(port)), door.death);
  return door;
}
