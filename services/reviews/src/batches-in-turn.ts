/** The number of batches that can wait; more would only fill the consumer's queue. */
const MAX_WAITING = 10;

interface Waiting {
  done: number;
  taken: Promise<void>;
  isTaken: boolean;
}

/** Tracks batches that are processed asynchronously. A batch is finished when it and all earlier ones are processed. */
export class BatchesInTurn {
  private readonly waiting: Waiting[] = [];

  constructor(private readonly noteDone: (done: number) => Promise<void>) {}

  /** `done` is the number of rows up to and including this batch. */
  async add(done: number, taken: Promise<void>): Promise<void> {
    const one = { done, taken, isTaken: false };
    // An error is thrown at this batch's turn; this handler prevents an unhandled rejection before that.
    taken.then(() => (one.isTaken = true)).catch(() => undefined);
    this.waiting.push(one);
    await this.settleDownTo(MAX_WAITING);
  }

  settle(): Promise<void> {
    return this.settleDownTo(0);
  }

  private async settleDownTo(most: number): Promise<void> {
    for (let next = this.waiting[0]; next && (next.isTaken || this.waiting.length > most); next = this.waiting[0]) {
      await next.taken;
      await this.noteDone(next.done);
      this.waiting.shift();
    }
  }
}
