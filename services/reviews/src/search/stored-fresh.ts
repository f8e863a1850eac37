import { requestContext } from '@waymark/service-kit';

/**
 * Caches a value that is slow to read and changes slowly. Once it is stale, callers get the old value while a new one
 * is read.
 */
export class StoredFresh<T> {
  private kept: { value: T; until: number } | null = null;
  private reading: Promise<T> | null = null;

  /** `freshMs`: milliseconds. */
  constructor(
    private readonly freshMs: number,
    private readonly readAnew: () => Promise<T>,
  ) {}

  /** Rejects only if no value was ever read. */
  async current(): Promise<T> {
    if (this.kept && performance.now() < this.kept.until) return this.kept.value;
    // Leaves the context of the request, because its deadline would abort a read that others share.
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
