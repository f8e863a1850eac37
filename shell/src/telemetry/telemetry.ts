import { TELEMETRY_PATH, type LoadReport, type PageBoot, type Telemetry as Post } from '@waymark/contracts-core';

/** What several parts of a page have to say goes in one post. */
const GATHER_MS = 1_000;
const MOST_ERRORS = 5;

type Send = (post: Post) => void;

/** Tells the gateway how the builds of this page loaded: errors always, successes of some pages. */
export class Telemetry {
  readonly #told = new Set<string>();
  readonly #tellsAll: boolean;
  #errors = 0;
  #waiting: LoadReport[] = [];

  constructor(
    private readonly boot: PageBoot['telemetry'],
    private readonly send: Send = sendBeacon,
  ) {
    this.#tellsAll = Math.random() < (boot?.sample ?? 0);
    // The last moment at which a browser surely still sends.
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && this.flush());
  }

  report(report: LoadReport): void {
    const isError = report.outcome !== 'loaded';
    const key = `${report.slice} ${report.version} ${report.outcome}`;
    if (this.#told.has(key) || (isError ? this.#errors === MOST_ERRORS : !this.#tellsAll)) return;
    this.#told.add(key);
    if (isError) this.#errors += 1;
    if (this.#waiting.length === 0) setTimeout(() => this.flush(), GATHER_MS);
    this.#waiting.push(report);
  }

  flush(): void {
    const loads = this.#waiting;
    this.#waiting = [];
    if (this.boot && loads.length > 0) this.send({ token: this.boot.token, loads });
  }
}

function sendBeacon(post: Post): void {
  navigator.sendBeacon?.(TELEMETRY_PATH, new Blob([JSON.stringify(post)], { type: 'application/json' }));
}
