import { spawn } from 'node:child_process';
import type { Platform } from './platform';
import type { TeamCheckout } from './team-checkout';

interface Ran {
  code: number;
  output: string;
  seconds: number;
}

/**
 * Runs a Node program in a folder, prints its output indented as it arrives, and returns it. `onOutput` gets all
 * output so far.
 */
export function runCommand(
  folder: string,
  args: string[],
  env: Record<string, string>,
  onOutput?: (output: string) => void,
): Promise<Ran> {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const take = (chunk: Buffer): void => {
    output += chunk;
    process.stdout.write(String(chunk).replace(/^(?=.)/gm, '     '));
    onOutput?.(output);
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output, seconds: (performance.now() - began) / 1000 }));
  });
}

/** A release's tests share the machine with the platform, the load and the browsers of the proof. */
const PATIENT = { TEST_PATIENCE: '4' };

/** Runs `npm run release -- …` as the team would. */
export function release(checkout: TeamCheckout, platform: Platform, ...args: string[]): Promise<Ran> {
  return runCommand(checkout.folder, ['--import', 'tsx', 'infra/release/main.ts', ...args], {
    ...platform.env,
    ...PATIENT,
  });
}

/** Like `release`, but calls `onOutput` with all output so far whenever there is more. */
export function releaseAndSee(
  checkout: TeamCheckout,
  platform: Platform,
  args: readonly string[],
  onOutput: (output: string) => void,
): Promise<Ran> {
  return runCommand(
    checkout.folder,
    ['--import', 'tsx', 'infra/release/main.ts', ...args],
    { ...platform.env, ...PATIENT },
    onOutput,
  );
}

/** Like `release`, but throws when it fails. */
export async function releaseWell(checkout: TeamCheckout, platform: Platform, ...args: string[]): Promise<Ran> {
  const ran = await release(checkout, platform, ...args);
  if (ran.code !== 0) throw new Error(`release ${args.join(' ')} ended with ${ran.code}`);
  return ran;
}
