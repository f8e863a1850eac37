import type { RegistryWriter } from './registry-writer';
import { VersionWithdrawn } from './version-withdrawn';
import { forgetWithdrawal, isWithdrawn } from './withdrawals';

/** Throws for a version that gateways took back, unless it is wanted `again`. */
export async function requireNotWithdrawn({ registry }: RegistryWriter, slice: string, version: string, again = false): Promise<void> {
  if (again) return forgetWithdrawal(registry, slice, version);
  if (await isWithdrawn(registry, slice, version)) throw new VersionWithdrawn(slice, version);
}
