import type { LoadReport, ReleaseTally } from '@waymark/contracts-core';
import { Counter, Gauge, type Registry } from 'prom-client';

const OUTCOMES = { loads: 'loaded', loadErrors: 'load-error', scriptErrors: 'script-error' } as const;

/** How builds load in browsers, in Prometheus' form. */
export class ReleaseMetrics {
  private readonly reports: Counter<'slice' | 'outcome'>;
  private readonly withdrawals: Counter<'slice'>;

  /** @param lastMinute of the builds in use: a version is a label only while pages load it */
  constructor(registry: Registry, lastMinute: () => ReleaseTally[]) {
    const registers = [registry];
    this.reports = new Counter({
      name: 'gateway_release_loads_total',
      help: 'Builds that browsers loaded, or failed to, by what they told; a sampled one counts for all that it stands for',
      labelNames: ['slice', 'outcome'],
      registers,
    });
    this.withdrawals = new Counter({
      name: 'gateway_release_withdrawn_total',
      help: 'Builds that this gateway took back because they failed for too many',
      labelNames: ['slice'],
      registers,
    });
    new Gauge({
      name: 'gateway_release_loads_last_minute',
      help: 'The same over the last minute, by version, of all gateways',
      labelNames: ['slice', 'version', 'outcome'],
      registers,
      collect() {
        this.reset();
        for (const { slice, version, ...counts } of lastMinute()) {
          for (const [field, outcome] of Object.entries(OUTCOMES)) {
            this.set({ slice, version, outcome }, counts[field as keyof typeof OUTCOMES]);
          }
        }
      },
    });
  }

  told({ slice, outcome }: LoadReport, weight: number): void {
    this.reports.inc({ slice, outcome }, weight);
  }

  withdrawn(slice: string): void {
    this.withdrawals.inc({ slice });
  }
}
