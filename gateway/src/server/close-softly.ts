import { once } from 'node:events';
import { Server as NetServer } from 'node:net';
import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Requests that were on their way when the stop began have arrived. Milliseconds. */
const DRAIN_MS = 400;
/** As long as a read may take. */
const LAST_ANSWERS_MS = 3_000;

/**
 * http's own close also cuts idle connections, some of them with a request on its way: first takes no new ones, lets
 * those in use end with their next answer, and only then cuts the rest.
 */
export async function closeSoftly(server: Server): Promise<void> {
  const closed = once(server, 'close');
  NetServer.prototype.close.call(server);
  await Promise.race([closed, wait(DRAIN_MS)]);
  server.close();
  await Promise.race([closed, wait(LAST_ANSWERS_MS, undefined, { ref: false })]);
  server.closeAllConnections();
}
