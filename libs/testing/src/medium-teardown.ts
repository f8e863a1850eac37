import { takeServers } from './medium-servers';

export default async function mediumTeardown(): Promise<void> {
  // With only one worker, specs run in this process.
  await (globalThis as { waymarkEndShared?: () => Promise<void> }).waymarkEndShared?.();
  await Promise.all(takeServers().map((servers) => servers.stop()));
}
