import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Writable } from 'node:stream';
import { answerCoding, isPackable, packedHeaders, packer, unchangedHeaders, withVary } from '../coding/answer-coding';
import type { EdgeRequest } from '../request/edge-request';
import { isRead } from '../request/deadline';
import { BUSY } from '../request/send-problem';
import { responseHeaders } from './response-headers';

/** Nearly every answer of a service is smaller. With 96 of them at once, a process of a service costs 12 MB at most. */
const HELD_BYTES = 128 * 1024;

/** A service that is away, full or too slow now: clients wait a second where it does not say for how long. */
const PASSING: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * Where an answer leaves for the client. A small answer to a read is kept until it is whole and any other one until its
 * first bytes: as long as nothing has left, another process can be asked instead of one that died.
 */
export class Outlet {
  private head: { status: number; headers: IncomingHttpHeaders } | null = null;
  private held: Buffer[] | null = null;
  private target: Writable | null = null;

  constructor(
    private readonly request: EdgeRequest,
    /** Whether nothing in the answer can belong to a session. */
    private readonly isAnonymous: boolean,
  ) {}

  /** Whether anything has left: from then on an answer can only be cut short. */
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

  /** False when the client does not take it as fast as it comes; `onDrain` is then called once it does. */
  write(chunk: Buffer, onDrain: () => void): boolean {
    if (this.held) return this.held.push(chunk) > 0;
    const target = this.begin();
    if (target.write(chunk)) return true;
    target.once('drain', onDrain);
    return false;
  }

  /** What is held of the answer so far; null when it leaves as it comes. */
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
