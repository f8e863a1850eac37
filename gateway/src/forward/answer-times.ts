import type { InFlightLimit } from './in-flight-limit';

const MOMENT = { ms: 100, answers: 12 };
/** Milliseconds; the median response time above which a process counts as slow. */
const SOON_MS = 250;

/**
 * Limits concurrent requests to a slow process of a service. The median response time decides, so one locked table
 * does not block the others.
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

  /** Records a response; `ms` is the time until it began. */
  add(ms: number): void {
    this.took.push(ms);
    const now = this.now();
    if (this.took.length < MOMENT.answers || now - this.since < MOMENT.ms) return;
    const late = this.took.filter((one) => one > SOON_MS).length;
    this.limit.adapt(late * 2 > this.took.length);
    [this.took, this.since] = [[], now];
  }
}
