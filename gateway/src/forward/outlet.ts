import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Writable } from 'node:stream';
import { answerCoding, isPackable, packedHeaders, packer, unchangedHeaders, withVary } from '../coding/answer-coding';
import type { EdgeRequest } from '../request/edge-request';
import { isRead } from '../request/deadline';
import { BUSY } from '../request/send-problem';
import { responseHeaders } from './forwarded-headers';

/**
 * Bytes of a response that are buffered; almost every response is smaller. With 96 at once, a service process costs at
 * most 12 MB.
 */
const HELD_BYTES = 128 * 1024;

/** The service is down, overloaded or too slow. Without a Retry-After header, clients wait one second. */
const PASSING: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * Buffers a response before it goes to the client: a small response to a read completely, any other until its first
 * bytes. Until something is sent, another process can take over from one that died.
 */
export class Outlet {
  private head: { status: number; headers: IncomingHttpHeaders } | null = null;
  private held: Buffer[] | null = null;
  private target: Writable | null = null;

  constructor(
    private readonly request: EdgeRequest,
    /** Whether the response cannot contain session data. */
    private readonly isAnonymous: boolean,
  ) {}

  /** Whether something has been sent; from then on, the response can only be cut off. */
  get hasBegun(): boolean {
    return this.target !== null;
  }

  get isHolding(): boolean {
    return this.held !== null;
  }

  start(status: number, headers: IncomingHttpHeaders): void {
    this.head = { status, headers };
    if (isRead(this.request.method) && Number(headers['content-length'] ?? Infinity) <= HELD_BYTES) this.held = [];
  }

  /** Returns false when the client reads too slowly; `onDrain` is called when it can take more. */
  write(chunk: Buffer, onDrain: () => void): boolean {
    if (this.held) return this.held.push(chunk) > 0;
    const target = this.begin();
    if (target.write(chunk)) return true;
    target.once('drain', onDrain);
    return false;
  }

  /** The buffered response so far; null when it is streamed. */
  get whole(): Buffer | null {
    if (this.held && this.held.length !== 1) this.held = [Buffer.concat(this.held)];
    return this.held?.[0] ?? null;
  }

  end(): void {
    const { whole } = this;
    this.held = null;
    this.begin().end(whole?.length ? whole : undefined);
  }

  private begin(): Writable {
    return (this.target ??= this.open());
  }

  private open(): Writable {
    const { request } = this;
    const { status = 502, headers = {} } = this.head ?? {};
    const base = PASSING.has(status) ? { ...request.baseHeaders, ...BUSY } : request.baseHeaders;
    const told: OutgoingHttpHeaders = responseHeaders(headers, base);
    if (status === 304) return request.res.writeHead(status, unchangedHeaders(request, told));
    if (!isPackable(request, status, headers)) return request.res.writeHead(status, told);
    const coding = answerCoding(request, headers, this.isAnonymous);
    if (!coding) return request.res.writeHead(status, withVary(told));
    request.res.writeHead(status, withVary(packedHeaders(told, coding)));
    if (request.method === 'HEAD') return request.res;
    const packing = packer(coding, Number(headers['content-length'] ?? 0));
    request.res.once('close', () => packing.destroy());
    packing.once('error', () => request.res.destroy());
    packing.pipe(request.res);
    return packing;
  }
}
