import { takeServers } from './medium-servers';

export default async function mediumTeardown(): Promise<void> {
  await takeServers()?.stop();
}
