const RUNNING_MAX = 2;
const WAITING_MAX = 20;

/** Thrown when the queue is full. */
export class HashQueueFull extends Error {}

/** Two hashes at once: each takes a core for 20 ms and 19 MiB, and other requests need that core too. */
export class HashQueue {
  private running = 0;
  private readonly waiting: Array<() => void> = [];

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.running < RUNNING_MAX) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= WAITING_MAX) throw new HashQueueFull();
    await new Promise<void>((go) => this.waiting.push(go));
  }

  // A waiting one takes over the place, so that nobody slips in between.
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
