import { takeServers } from './medium-servers';

export default async function mediumTeardown(): Promise<void> {
  // With one worker alone, specs run in this process.
  await (globalThis as { waymarkEndShared?: () => Promise<void> }).waymarkEndShared?.();
  await Promise.all(takeServers().map((servers) => servers.stop()));
}
