import type { ChosenSettings } from './settings-store';

export type Merge = 'take-account' | 'send-device' | 'nothing';

/**
 * The change made last wins. What another member chose on a shared device, or what only the system prefers, is never
 * sent to this member's account; without a signed-in author it is theirs.
 */
export function mergeSettings(
  device: ChosenSettings,
  account: Pick<ChosenSettings, 'updatedAt'>,
  memberId: number,
): Merge {
  const isOthers = device.member !== null && device.member !== memberId;
  if (device.updatedAt === null || isOthers) return account.updatedAt === null ? 'nothing' : 'take-account';
  if (account.updatedAt === null) return 'send-device';
  const [here, there] = [Date.parse(device.updatedAt), Date.parse(account.updatedAt)];
  if (here === there) return 'nothing';
  return here > there ? 'send-device' : 'take-account';
}
