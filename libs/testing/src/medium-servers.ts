import type { TestServers } from './test-servers';

const store = globalThis as { waymarkTestServers?: TestServers | undefined };

/** Jest loads set-up and tear-down apart: what they share is kept on the global object. */
export function rememberServers(servers: TestServers): void {
  store.waymarkTestServers = servers;
}

export function takeServers(): TestServers | undefined {
  const servers = store.waymarkTestServers;
  store.waymarkTestServers = undefined;
  return servers;
}
