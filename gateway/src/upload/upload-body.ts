import { Transform, type TransformCallback } from 'node:stream';
import type { CoreProblemCode } from '@waymark/contracts-core';
import { UploadPace } from './upload-pace';

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
