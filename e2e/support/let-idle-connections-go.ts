import { Agent } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';

/** Less than the five seconds that the gateway promises to keep one (`Keep-Alive: timeout=5`; Node adds a sixth). */
const LET_GO_MS = 4_000;

const keepSocketAlive = Object.getOwnPropertyDescriptor(Agent.prototype, 'keepSocketAlive')?.value as (
  this: Agent,
  socket: Duplex,
) => boolean;

/**
 * Playwright's `request` does not heed how long the server keeps an idle connection, and one taken up again in the very
 * moment in which the server closes it ends with "socket hang up": 830 of 1,000 between 5.95 and 6.07 s. A browser sends
 * such a question once more by itself; here no connection is kept for so long.
 */
Agent.prototype.keepSocketAlive = function (socket) {
  const isKept = keepSocketAlive.call(this, socket);
  if (isKept) (socket as Socket).setTimeout(LET_GO_MS);
  return isKept;
};
