import { Transform, type TransformCallback } from 'node:stream';
import type { CoreProblemCode } from '@waymark/contracts-core';

const CHECK_EVERY_MS = 1_000;

/** A file on its way through: nothing of it is kept, its bytes and its pace are counted. */
export class UploadBody extends Transform {
  /** Why it was ended before its end. */
  refusal: Extract<CoreProblemCode, 'request.too-large' | 'request.too-slow'> | null = null;
  private size = 0;
  private readonly pace = new UploadPace(performance.now());
  private readonly timer = setInterval(() => this.check(), CHECK_EVERY_MS);

  constructor(private readonly maxBytes: number) {
    super();
    // undici takes its listener off when it has had enough; a late error must not end the process.
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
 * A photo over a poor connection takes minutes, so an upload has limits of its own. Someone who only
 * holds the socket is still gone within 12 s: no byte for 8 s ends it, and so does less than 64 KiB in 10 s.
 */
export const UPLOAD_LIMITS = {
  silenceMs: 8_000,
  paceMs: 10_000,
  paceBytes: 64 * 1024,
  totalMs: 180_000,
  /** From the last byte of the file to the service's answer. */
  answerMs: 12_000,
  /** At once, in one gateway: each holds a connection of a service. */
  atOnce: 16,
} as const;

/** Whether an upload still comes in at a pace worth waiting for. Times are those of `performance.now()`. */
export class UploadPace {
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

  /** The service is not reading: that is not the sender's fault, so the clocks begin again. */
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
