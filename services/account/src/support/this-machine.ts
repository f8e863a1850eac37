import { isLoopback } from '@waymark/contracts-core';
import { coreProblem } from '@waymark/service-kit';

/** Checks whether the gateway saw a request from this machine; an unknown address counts as no. */
export function isThisMachine(address: string): boolean {
  return isLoopback(address);
}

/** Guards developer tools that give access to accounts: throws a 404 for requests over a network. */
export function requireThisMachine(address: string): void {
  if (!isThisMachine(address)) throw coreProblem('request.not-found');
}
