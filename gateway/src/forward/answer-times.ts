import type { InFlightLimit } from './in-flight-limit';

const MOMENT = { ms: 100, answers: 12 };
/** Half of the answers of a moment may take longer. */
const SOON_MS = 250;

/**
 * Lets a process of a service have fewer requests at a time while it is slow to answer. Half of the answers decide, so
 * that one table that is locked does not close the others.
 */
export class AnswerTimes {
  private took: number[] = [];
  private since: number;

  constructor(
    private readonly limit: InFlightLimit,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.since = now();
  }

  /** `ms`: until the answer began. */
  add(ms: number): void {
    this.took.push(ms);
    const now = this.now();
    if (this.took.length < MOMENT.answers || now - this.since < MOMENT.ms) return;
    const late = this.took.filter((one) => one > SOON_MS).length;
    this.limit.adapt(late * 2 > this.took.length);
    [this.took, this.since] = [[], now];
  }
}
