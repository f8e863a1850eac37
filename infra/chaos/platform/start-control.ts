import { join } from 'node:path';
import { startChildServer, until, type ChildServer } from '@waymark/testing';
import { LOGS, ROOT } from '../../local/paths';

/** Runs a control in its own process, which can be killed as the platform's are. */
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

const MOST_KILLS = 8;
/** Kills after this many more rows than before the start: in the middle of its work. */
const AT_WORK = 50;

/** Kills a control repeatedly while it writes until something is lost, as it must be. */
export async function killUntilLost(
  name: string,
  env: Record<string, string>,
  count: { written(): Promise<number>; lost(): Promise<number> },
): Promise<{ lost: number; kills: number }> {
  for (let kills = 1; ; kills += 1) {
    const before = await count.written();
    const control = startControl(name, env);
    const isAtWork = async () => ((await count.written()) > before + AT_WORK ? true : null);
    await until('the control', 20_000, isAtWork, control.death);
    await control.kill();
    const lost = await count.lost();
    if (lost > 0 || kills === MOST_KILLS) return { lost, kills };
  }
}
