import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, RUNNING_FILE } from './paths';

/** Runs a built command of a service with the running platform's settings; exits with its exit code. */
export async function runInService(slice: string, args: string[]): Promise<never> {
  if (!existsSync(RUNNING_FILE)) {
    console.error('The platform is not running: start it with "npm start" first.');
    process.exit(1);
  }
  const { services } = JSON.parse(readFileSync(RUNNING_FILE, 'utf8')) as {
    services: Record<string, Record<string, string>>;
  };
  const child = spawn(process.execPath, args, {
    cwd: join(ROOT, 'services', slice),
    env: { PATH: process.env['PATH'], ...services[slice] },
    stdio: 'inherit',
  });
  const code = await new Promise<number>((resolve) => child.once('exit', (exit) => resolve(exit ?? 1)));
  process.exit(code);
}
