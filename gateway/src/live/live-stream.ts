import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LiveEnd, LiveEvent } from '@waymark/contracts-core';

/** Bytes that may wait in a socket when the client does not read: about two hundred messages. */
const MAX_WAITING_BYTES = 16 * 1024;

const LAST_WORDS_MS = 2_000;

/** Milliseconds before a browser reconnects; randomised per tab. */
const COME_BACK = { usual: 2_000, spread: 2_000 };
const COME_BACK_AFTER_STOP = { usual: 1_000, spread: 9_000 };

/** Why a stream ended, for the metrics. */
export type StreamEnd = LiveEnd | 'left' | 'unread' | 'stopped';

interface StreamOf {
  memberId: number;
  sessionHash: string;
}

/** The stream to one tab. */
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
    // A tab may disconnect during a write; that is not an error.
    res.on('error', () => undefined);
    res.once('close', () => onEnded(this, (this.ended ??= 'left')));
  }

  /** Opens the stream. No proxy may compress, cache or buffer messages that must arrive immediately. */
  begin(req: IncomingMessage, headers: Readonly<Record<string, string>>): void {
    // Disables the server's idle timeout, because a silent stream is normal.
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

  /** Keeps proxies from closing the connection, and detects clients that have gone. */
  beat(): void {
    this.write(':\n\n');
  }

  /** Ends the stream for good: the browser must not reconnect by itself. */
  end(reason: LiveEnd): void {
    if (this.ended) return;
    this.say('end', { reason });
    this.finish(reason);
  }

  /** Ends the stream because this gateway stops; the tab reconnects to another one. */
  handOver(): void {
    if (this.ended) return;
    this.write(`retry: ${spread(COME_BACK_AFTER_STOP)}\n\n`);
    this.finish('stopped');
  }

  private finish(why: StreamEnd): void {
    if (this.ended) return;
    this.ended = why;
    // Cuts off a client that does not read the last messages.
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
