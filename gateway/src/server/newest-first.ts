import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** `readAt`: `performance.now()` when it was read from its socket. */
type Listener = (req: IncomingMessage, res: ServerResponse, readAt: number) => void;

/** Connections that are accepted, one in a turn, while requests wait. */
const MOST_TURNS = 256;
/** How long requests are handled before sockets are looked at again. Milliseconds. */
const HANDLING_MS = 5;
/** A request that was read longer ago than this is old: it is better refused, and sent again. Milliseconds. */
export const OLD_MS = 300;

/**
 * Handles requests newest first, and accepts the connections that wait before any. libuv accepts one connection a turn of
 * the event loop: with turns full of requests, and few of them while others take the cores, a new visitor waited 10 s for
 * the first byte. While more comes than can be handled, the newest still gets a quick answer; the listener is given old
 * requests, too, to refuse them.
 */
export function listenNewestFirst(server: Server, listener: Listener): void {
  const waiting: Parameters<Listener>[] = [];
  let hasAccepted = false;
  let turns = 0;

  const turn = () => {
    if (hasAccepted && (turns += 1) < MOST_TURNS) {
      hasAccepted = false;
      return setImmediate(turn);
    }
    turns = 0;
    handleWhile(() => (isOld(waiting.at(-1)) ? undefined : waiting.pop()));
    handleWhile(() => (isOld(waiting[0]) ? waiting.shift() : undefined));
    return waiting.length > 0 && setImmediate(turn);
  };
  const isOld = (one: Parameters<Listener> | undefined) => one !== undefined && one[2] < performance.now() - OLD_MS;
  const handleWhile = (next: () => Parameters<Listener> | undefined) => {
    const end = performance.now() + HANDLING_MS;
    for (let one = next(); one; one = performance.now() < end ? next() : undefined)
      if (!one[0].socket.destroyed) listener(...one);
  };

  server.on('connection', () => (hasAccepted = true));
  // What cannot be read must not overtake the requests before it.
  server.on('clientError', (_error, socket) => {
    for (const one of waiting.filter(([req]) => req.socket === socket)) {
      waiting.splice(waiting.indexOf(one), 1);
      listener(...one);
    }
  });
  server.on('request', (req, res) => {
    if (waiting.push([req, res, performance.now()]) === 1) setImmediate(turn);
  });
}
