import { Agent } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';

/** Shorter than the 5 s for which the gateway keeps a connection (`Keep-Alive: timeout=5`; Node adds a sixth). */
const LET_GO_MS = 4_000;

const keepSocketAlive = Object.getOwnPropertyDescriptor(Agent.prototype, 'keepSocketAlive')?.value as (
  this: Agent,
  socket: Duplex,
) => boolean;

/**
 * Playwright's `request` ignores the server's keep-alive timeout. If it reuses a connection just when the server
 * closes it, it fails with "socket hang up": 830 of 1,000 times between 5.95 and 6.07 s. A browser retries by itself;
 * here connections are dropped earlier.
 */
Agent.prototype.keepSocketAlive = function (socket) {
  const isKept = keepSocketAlive.call(this, socket);
  if (isKept) (socket as Socket).setTimeout(LET_GO_MS);
  return isKept;
};
