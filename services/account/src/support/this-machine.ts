import { isLoopback } from '@waymark/contracts-core';
import { coreProblem } from '@waymark/service-kit';

/** Whether a person at this machine asks, by the address that the gateway saw; not knowing is a no. */
export function isThisMachine(address: string): boolean {
  return isLoopback(address);
}

/** For what is handy for a developer and a key to accounts: whoever comes over a network finds nothing. */
export function requireThisMachine(address: string): void {
  if (!isThisMachine(address)) throw coreProblem('request.not-found');
}
