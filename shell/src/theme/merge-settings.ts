import type { ChosenSettings } from './settings-store';

export type Merge = 'take-account' | 'send-device' | 'nothing';

/**
 * The latest change wins. Choices of another member on a shared device, and system preferences, are never sent to this
 * member's account. Changes without a signed-in author belong to this member.
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
