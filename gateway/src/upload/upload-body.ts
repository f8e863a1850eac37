import { Transform, type TransformCallback } from 'node:stream';
import type { CoreProblemCode } from '@waymark/contracts-core';
import type { EdgeRequest } from '../request/edge-request';
import { sendProblem } from '../request/send-problem';

const CHECK_EVERY_MS = 1_000;

/** Streams a file without storing it; counts its bytes and its speed. */
export class UploadBody extends Transform {
  /** Why the upload was ended early. */
  refusal: Extract<CoreProblemCode, 'request.too-large' | 'request.too-slow'> | null = null;
  private size = 0;
  private readonly pace = new UploadPace(performance.now());
  private readonly timer = setInterval(() => this.check(), CHECK_EVERY_MS);

  constructor(private readonly maxBytes: number) {
    super();
    // undici removes its listener when it has finished; a late error must not end the process.
    this.on('error', () => undefined).on('close', () => clearInterval(this.timer));
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.size += chunk.length;
    this.pace.arrived(chunk.length, performance.now());
    if (this.size > this.maxBytes) return this.refuse('request.too-large');
    done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    clearInterval(this.timer);
    done();
  }

  private check(): void {
    const now = performance.now();
    if (this.writableNeedDrain) this.pace.held(now);
    else if (this.pace.isTooSlow(now)) this.refuse('request.too-slow');
  }

  private refuse(code: NonNullable<UploadBody['refusal']>): void {
    this.refusal = code;
    this.destroy(new Error(code));
  }
}

/**
 * A photo over a slow connection takes minutes, so uploads have their own limits. An idle client is still cut off
 * within 12 s: no byte for 8 s ends the upload, and so does less than 64 KiB in 10 s.
 */
export const UPLOAD_LIMITS = {
  silenceMs: 8_000,
  paceMs: 10_000,
  paceBytes: 64 * 1024,
  totalMs: 180_000,
  /** Milliseconds from the last byte of the file to the service's response. */
  answerMs: 12_000,
  /** Maximum concurrent uploads of one gateway: each holds a connection of a service. */
  atOnce: 16,
} as const;

/** Checks whether an upload still arrives fast enough. Times are those of `performance.now()`. */
class UploadPace {
  private lastByteAt: number;
  private windowAt: number;
  private windowBytes = 0;

  constructor(
    private readonly startedAt: number,
    private readonly limits = UPLOAD_LIMITS,
  ) {
    this.lastByteAt = startedAt;
    this.windowAt = startedAt;
  }

  arrived(bytes: number, now: number): void {
    this.lastByteAt = now;
    this.windowBytes += bytes;
  }

  /** Restarts the timers: if the service is not reading, the sender is not at fault. */
  held(now: number): void {
    this.lastByteAt = now;
    this.windowAt = now;
    this.windowBytes = 0;
  }

  isTooSlow(now: number): boolean {
    const { silenceMs, paceMs, paceBytes, totalMs } = this.limits;
    if (now - this.startedAt > totalMs || now - this.lastByteAt > silenceMs) return true;
    if (now - this.windowAt <= paceMs) return false;
    const slow = this.windowBytes < paceBytes;
    this.windowAt = now;
    this.windowBytes = 0;
    return slow;
  }
}

/** Reads and discards the rest of a refused upload, for as long as any other body may take. */
export function drainUpload({ req, bodyClock }: EdgeRequest): void {
  if (req.complete) return;
  req.unpipe().resume();
  bodyClock?.start();
}

/**
 * Responds before the file has arrived. The connection stays open: a browser that is cut off while sending shows no
 * response.
 */
export function refuseUpload(request: EdgeRequest, code: CoreProblemCode, headers: Record<string, string> = {}): void {
  sendProblem(request, code, { ...headers, connection: 'keep-alive' });
  drainUpload(request);
}
