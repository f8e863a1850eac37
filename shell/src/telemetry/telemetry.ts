import {
  BROWSER_SPANS_LIMIT,
  TELEMETRY_PATH,
  type BrowserSpan,
  type LoadReport,
  type PageBoot,
  type Telemetry as Post,
} from '@waymark/contracts-core';

/** A recorded API call, timed by the page's own clock. */
export interface RecordedCall extends Omit<BrowserSpan, 'agoMs'> {
  /** In the time of `performance.now()`. */
  startedAt: number;
}
/** Reports within this time are sent in one request. */
const GATHER_MS = 1_000;
const MOST_ERRORS = 5;

type Send = (post: Post) => void;

/**
 * Reports to the gateway how this page's builds loaded (errors always, successes only from a sample of pages), and its
 * recorded calls.
 */
export class Telemetry {
  readonly #told = new Set<string>();
  readonly #tellsAll: boolean;
  #errors = 0;
  #waiting: LoadReport[] = [];
  #calls: RecordedCall[] = [];

  constructor(
    private readonly boot: PageBoot['telemetry'],
    private readonly send: Send = sendBeacon,
  ) {
    this.#tellsAll = Math.random() < (boot?.sample ?? 0);
    // The last moment at which browsers reliably send data.
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && this.flush());
  }

  report(report: LoadReport): void {
    const isError = report.outcome !== 'loaded';
    const key = `${report.slice} ${report.version} ${report.outcome}`;
    if (this.#told.has(key) || (isError ? this.#errors === MOST_ERRORS : !this.#tellsAll)) return;
    this.#told.add(key);
    if (isError) this.#errors += 1;
    this.#gather();
    this.#waiting.push(report);
  }

  called(call: RecordedCall): void {
    this.#gather();
    this.#calls.push(call);
    if (this.#calls.length === BROWSER_SPANS_LIMIT) this.flush();
  }

  flush(): void {
    const [loads, calls] = [this.#waiting, this.#calls];
    this.#waiting = [];
    this.#calls = [];
    if (!this.boot || loads.length + calls.length === 0) return;
    this.send({ token: this.boot.token, loads, ...(calls.length > 0 ? { spans: calls.map(spanOf) } : {}) });
  }

  #gather(): void {
    if (this.#waiting.length + this.#calls.length === 0) setTimeout(() => this.flush(), GATHER_MS);
  }
}

function spanOf({ startedAt, ...span }: RecordedCall): BrowserSpan {
  return { ...span, agoMs: Math.round(performance.now() - startedAt) };
}

function sendBeacon(post: Post): void {
  navigator.sendBeacon?.(TELEMETRY_PATH, new Blob([JSON.stringify(post)], { type: 'application/json' }));
}
