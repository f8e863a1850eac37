import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LiveEnd, LiveEvent } from '@waymark/contracts-core';

/** What waits in a socket whose other end does not read: some two hundred messages. */
const MAX_WAITING_BYTES = 16 * 1024;

const LAST_WORDS_MS = 2_000;

/** Milliseconds after which a browser comes back, each tab at another moment. */
const COME_BACK = { usual: 2_000, spread: 2_000 };
const COME_BACK_AFTER_STOP = { usual: 1_000, spread: 9_000 };

/** Why a stream is over, for the figures. */
export type StreamEnd = LiveEnd | 'left' | 'unread' | 'stopped';

interface StreamOf {
  memberId: number;
  sessionHash: string;
}

/** One tab that is told of new things. */
export class LiveStream {
  readonly memberId: number;
  readonly sessionHash: string;
  ended: StreamEnd | null = null;

  constructor(
    { memberId, sessionHash }: StreamOf,
    private readonly res: ServerResponse,
    onEnded: (stream: LiveStream, why: StreamEnd) => void,
  ) {
    this.memberId = memberId;
    this.sessionHash = sessionHash;
    // A tab that is gone while something is written to it is no fault.
    res.on('error', () => undefined);
    res.once('close', () => onEnded(this, (this.ended ??= 'left')));
  }

  /** Nothing may pack, keep or hold back what is to arrive at once. */
  begin(req: IncomingMessage, headers: Readonly<Record<string, string>>): void {
    // The server ends a socket on which nothing happens; here that is no fault.
    req.socket.setTimeout(0);
    req.socket.setNoDelay(true);
    this.res.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    this.write(`retry: ${spread(COME_BACK)}\n\n`);
  }

  say(event: LiveEvent, data: object = {}, id?: number): void {
    const line = id === undefined ? '' : `id: ${id}\n`;
    this.write(`${line}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Keeps proxies from closing the connection, and finds out who is gone. */
  beat(): void {
    this.write(':\n\n');
  }

  /** Ends it for good: the browser is told not to come back by itself. */
  end(reason: LiveEnd): void {
    if (this.ended) return;
    this.say('end', { reason });
    this.finish(reason);
  }

  /** This gateway stops; another one goes on. */
  handOver(): void {
    if (this.ended) return;
    this.write(`retry: ${spread(COME_BACK_AFTER_STOP)}\n\n`);
    this.finish('stopped');
  }

  private finish(why: StreamEnd): void {
    if (this.ended) return;
    this.ended = why;
    // Who does not read what is left is cut off.
    this.res.socket?.setTimeout(LAST_WORDS_MS);
    this.res.end();
  }

  private write(text: string): void {
    if (this.ended) return;
    this.res.write(text);
    if (this.res.writableLength <= MAX_WAITING_BYTES) return;
    this.ended = 'unread';
    this.res.destroy();
  }
}

const spread = ({ usual, spread: more }: typeof COME_BACK): number => Math.round(usual + Math.random() * more);
