import { UPLOAD_LIMITS } from './upload-limits';

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
