import type { RegistryWriter } from './registry-writer';
import { VersionWithdrawn } from './version-withdrawn';
import { isWithdrawn, reinstate } from './withdrawals';

/** Throws for a version that gateways took back, unless it is wanted `again`. */
export async function requireNotWithdrawn(
  writer: RegistryWriter,
  slice: string,
  version: string,
  again = false,
): Promise<void> {
  if (again) return reinstate(writer, slice, version);
  if (await isWithdrawn(writer, slice, version)) throw new VersionWithdrawn(slice, version);
}
