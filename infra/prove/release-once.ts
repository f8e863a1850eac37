import { runCommand, type Ran } from './run-command';
import type { Platform } from './platform';
import type { TeamCheckout } from './team-checkout';

/** Its tests share the machine with the platform, the load and the browsers of the proof. */
const PATIENT = { TEST_PATIENCE: '4' };

/** `npm run release -- …` as the team types it. */
export function release(checkout: TeamCheckout, platform: Platform, ...args: string[]): Promise<Ran> {
  return runCommand(checkout.folder, ['--import', 'tsx', 'infra/release/main.ts', ...args], {
    ...platform.env,
    ...PATIENT,
  });
}

/** The same, and `onOutput` is told all that it printed each time it prints more. */
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

/** The same, where it must go well. */
export async function releaseWell(checkout: TeamCheckout, platform: Platform, ...args: string[]): Promise<Ran> {
  const ran = await release(checkout, platform, ...args);
  if (ran.code !== 0) throw new Error(`release ${args.join(' ')} ended with ${ran.code}`);
  return ran;
}
