import { runCommand, type Ran } from './run-command';
import type { Platform } from './platform';
import type { TeamCheckout } from './team-checkout';

/** `npm run release -- …` as the team types it. */
export function release(checkout: TeamCheckout, platform: Platform, ...args: string[]): Promise<Ran> {
  return runCommand(checkout.folder, ['--import', 'tsx', 'infra/release/main.ts', ...args], platform.env);
}

/** The same, where it must go well. */
export async function releaseWell(checkout: TeamCheckout, platform: Platform, ...args: string[]): Promise<Ran> {
  const ran = await release(checkout, platform, ...args);
  if (ran.code !== 0) throw new Error(`release ${args.join(' ')} ended with ${ran.code}`);
  return ran;
}
