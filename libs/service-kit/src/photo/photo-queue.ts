import { Injectable } from '@nestjs/common';

/** Maximum photos in the queue; with more, the last would exceed the gateway's timeout. */
const MAX_WAITING = 4;
/** Maximum uploads received in parallel; they go to disk, so a slow one costs almost nothing. */
const MAX_READING = 12;

/**
 * Maximum uploads of one sender. A form sends its photos one after another, so a slow sender still leaves room for
 * others.
 */
const MAX_OF_SENDER = 3;

/** Decodes one photo at a time, so memory does not grow with load; excess uploads are rejected immediately. */
@Injectable()
export class PhotoQueue {
  private reading = 0;
  private waiting = 0;
  private last: Promise<unknown> = Promise.resolve();
  private readonly uploadsOf = new Map<number | string, number>();

  /**
   * Runs an upload from its first byte to the last image. Returns null when the sender already has the maximum number
   * of uploads.
   */
  async ofSender<T>(sender: number | string, work: () => Promise<T>): Promise<T | null> {
    const running = this.uploadsOf.get(sender) ?? 0;
    if (running >= MAX_OF_SENDER) return null;
    this.uploadsOf.set(sender, running + 1);
    try {
      return await work();
    } finally {
      const left = (this.uploadsOf.get(sender) ?? 1) - 1;
      if (left > 0) this.uploadsOf.set(sender, left);
      else this.uploadsOf.delete(sender);
    }
  }

  /** Returns null when the queue is full. */
  async read<T>(work: () => Promise<T>): Promise<T | null> {
    if (this.reading >= MAX_READING || this.waiting >= MAX_WAITING) return null;
    this.reading += 1;
    try {
      return await work();
    } finally {
      this.reading -= 1;
    }
  }

  /** Returns null when the queue is full. */
  async decode<T>(work: () => Promise<T>): Promise<T | null> {
    if (this.waiting >= MAX_WAITING + 1) return null;
    this.waiting += 1;
    const turn = this.last.then(work);
    this.last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.waiting -= 1;
    }
  }
}
