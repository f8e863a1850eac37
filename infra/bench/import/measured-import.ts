import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../local/paths';

export interface MeasuredImport {
  seconds: number;
  /** The most that it had in memory at any time. */
  megabytes: number;
  code: number | null;
}

const LOOK_EVERY_MS = 250;

/** Of Linux: what the kernel kept as the most of this process. */
function mostMegabytes(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Runs the built command; ends it with SIGKILL when it says that it has read so many rows. */
export async function measuredImport(
  args: string[],
  env: Record<string, string>,
  killAt = Infinity,
): Promise<MeasuredImport> {
  const started = performance.now();
  const child = spawn(process.execPath, ['dist/import.js', ...args], {
    cwd: join(ROOT, 'services/reviews'),
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let megabytes = 0;
  const looking = setInterval(() => (megabytes = Math.max(megabytes, mostMegabytes(child.pid ?? 0))), LOOK_EVERY_MS);
  child.stdout.on('data', (said: Buffer) => {
    const [, rows = ''] = /([\d,]+) rows read/.exec(said.toString()) ?? [];
    if (Number(rows.replaceAll(',', '')) >= killAt) child.kill('SIGKILL');
    else if (rows === '') process.stdout.write(said);
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearInterval(looking);
  return { seconds: (performance.now() - started) / 1000, megabytes, code };
}
