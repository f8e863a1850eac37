import { isLoopback } from '@waymark/contracts-core';
import { coreProblem } from '@waymark/service-kit';

/** Whether a person at this machine asks, by the address that the gateway saw; not knowing is a no. */
export function isThisMachine(forwardedFor: string | undefined): boolean {
  return isLoopback(forwardedFor?.split(',').at(-1)?.trim() ?? '');
}

/** For what is handy for a developer and a key to accounts: whoever comes over a network finds nothing. */
export function requireThisMachine(forwardedFor: string | undefined): void {
  if (!isThisMachine(forwardedFor)) throw coreProblem('request.not-found');
}
