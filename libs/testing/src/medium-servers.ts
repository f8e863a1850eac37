import type { TestServers } from './test-servers';

const store = globalThis as { waymarkTestServers?: readonly TestServers[] | undefined };

/** Jest loads set-up and tear-down separately, so they share data through the global object. */
export function rememberServers(sets: readonly TestServers[]): void {
  store.waymarkTestServers = sets;
}

export function takeServers(): readonly TestServers[] {
  const sets = store.waymarkTestServers ?? [];
  store.waymarkTestServers = undefined;
  return sets;
}
