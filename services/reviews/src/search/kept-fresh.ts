import { requestContext } from '@waymark/service-kit';

/** What takes long to read and changes slowly: read again once it is older than that, while who asks gets the old. What is old is better than a wait. */
export class KeptFresh<T> {
  private kept: { value: T; until: number } | null = null;
  private reading: Promise<T> | null = null;

  /** `freshMs`: milliseconds. */
  constructor(
    private readonly freshMs: number,
    private readonly readAnew: () => Promise<T>,
  ) {}

  /** Rejects only where nothing was ever read. */
  async current(): Promise<T> {
    if (this.kept && performance.now() < this.kept.until) return this.kept.value;
    // Outside of the request: its deadline would end a reading that others wait for too.
    this.reading ??= requestContext.exit(() => this.refresh()).finally(() => (this.reading = null));
    if (!this.kept) return this.reading;
    this.reading.catch(() => undefined);
    return this.kept.value;
  }

  async refresh(): Promise<T> {
    const value = await this.readAnew();
    this.kept = { value, until: performance.now() + this.freshMs };
    return value;
  }
}
