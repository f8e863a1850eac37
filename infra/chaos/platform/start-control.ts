import { join } from 'node:path';
import { startChildServer, type ChildServer } from '@waymark/testing';
import { LOGS, ROOT } from '../../local/paths';

/** Runs a control as a process of its own, so that it can be killed as the platform's processes are. */
export function startControl(name: string, env: Record<string, string>): ChildServer {
  return startChildServer({
    name,
    command: process.execPath,
    args: ['--import', 'tsx', join('infra/chaos/controls', `${name}.ts`)],
    cwd: ROOT,
    env: { PATH: process.env['PATH'], ...env },
    logFile: join(LOGS, `${name}.log`),
    stopSignal: 'SIGTERM',
  });
}
