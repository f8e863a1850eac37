/** How many batches may wait for their taker: more would only fill its queue. */
const MAX_WAITING = 10;

interface Waiting {
  done: number;
  taken: Promise<void>;
  isTaken: boolean;
}

/** Batches that somebody else takes in meanwhile: one counts as done when it and all before it are taken. */
export class BatchesInTurn {
  private readonly waiting: Waiting[] = [];

  constructor(private readonly noteDone: (done: number) => Promise<void>) {}

  /** `done` is what all batches up to this one come to. */
  async add(done: number, taken: Promise<void>): Promise<void> {
    const one = { done, taken, isTaken: false };
    // A failure is heard when its turn comes; until then nobody has to.
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
