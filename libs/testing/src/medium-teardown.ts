import { takeServers } from './medium-servers';

export default async function mediumTeardown(): Promise<void> {
  await Promise.all(takeServers().map((servers) => servers.stop()));
}
