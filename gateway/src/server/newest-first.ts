import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** `readAt`: `performance.now()` when the request was read from its socket. */
type Listener = (req: IncomingMessage, res: ServerResponse, readAt: number) => void;

/** Maximum connections to accept while requests wait, one per event-loop turn. */
const MOST_TURNS = 256;
/** Milliseconds of handling requests before sockets are read again. */
const HANDLING_MS = 5;
/** As in the services: on a busy machine, tests allow more time. */
const FACTOR = Number(process.env['TIME_LIMIT_FACTOR']) || 1;
/** Milliseconds. A request that was read longer ago is old: better refused and sent again. */
export const OLD_MS = 300 * FACTOR;

/**
 * Handles requests newest first, and accepts waiting connections before that. libuv accepts one connection per turn of
 * the event loop. With long turns under load, a new visitor waited 10 s for the first byte. Under overload, the newest
 * requests still get a quick response; the listener also receives old requests, to refuse them.
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
  // An unreadable message must not overtake the requests before it.
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
