import type { IncomingMessage } from 'node:http';

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

export const MAX_BODY_BYTES = 64 * 1024;

/**
 * Reads the whole body; resolves to null as soon as it exceeds `maxBytes`. It runs before the service is called, so a
 * client that sends one byte a second holds no connection of a service.
 */
export function readBody(req: IncomingMessage, maxBytes = MAX_BODY_BYTES): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    if (Number(req.headers['content-length'] ?? 0) > maxBytes) return resolve(null);
    const chunks: Buffer[] = [];
    let size = 0;
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) {
        req.pause();
        req.removeAllListeners('data');
        resolve(null);
      } else chunks.push(chunk);
    });
    req.once('end', () => resolve(Buffer.concat(chunks)));
    req.once('error', reject);
    req.once('close', () => reject(new Error('the client went away')));
  });
}

/** Milliseconds. Headers have 5 s, so a slow sender is cut off within 12 s. */
const BODY_MS = 7_000;

/** Ends a request if its body does not arrive in time. Uploads disable it and use their own, longer limit. */
export class BodyClock {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly req: IncomingMessage,
    private readonly onLate: () => void,
  ) {
    req.once('close', this.lift);
    this.start();
  }

  readonly lift = (): void => clearTimeout(this.timer);

  start(): void {
    this.lift();
    if (this.req.complete || this.req.destroyed) return;
    this.timer = setTimeout(() => this.req.complete || this.onLate(), BODY_MS).unref();
  }
}
