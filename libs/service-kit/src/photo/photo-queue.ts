import { Injectable } from '@nestjs/common';

/** Photos that wait for the one being decoded; with more, the last would answer after the gateway's patience. */
const MAX_WAITING = 4;
/** Uploads read at once; they go to the disk, so a slow one costs next to nothing. */
const MAX_READING = 12;

/** A form sends its photos one after another; with this many, one who sends slowly still leaves room for others. */
const MAX_OF_SENDER = 3;

/** One photo is decoded at a time, so memory does not grow with the crowd; who comes too many is told at once. */
@Injectable()
export class PhotoQueue {
  private reading = 0;
  private waiting = 0;
  private last: Promise<unknown> = Promise.resolve();
  private readonly uploadsOf = new Map<number | string, number>();

  /** An upload from its first byte to its last picture. Null when the sender has as many under way as one may. */
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

  /** Null when there is no room. */
  async read<T>(work: () => Promise<T>): Promise<T | null> {
    if (this.reading >= MAX_READING || this.waiting >= MAX_WAITING) return null;
    this.reading += 1;
    try {
      return await work();
    } finally {
      this.reading -= 1;
    }
  }

  /** Null when there is no room. */
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
