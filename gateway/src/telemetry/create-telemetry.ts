import type { NatsConnection } from '@nats-io/transport-node';
import type { LoadReport, PageBoot, RegistrySnapshot, ReleaseTally } from '@waymark/contracts-core';
import type { RedisGuard } from '@waymark/edge-kit';
import { gatewayMacKey } from '@waymark/registry';
import type { Redis } from 'ioredis';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { GatewayConfig } from '../config';
import { DoorLimiter } from '../limits/door-limiter';
import type { Logger } from '../ops/logger';
import type { Metrics } from '../ops/metrics';
import type { GatewayTraces } from '../ops/tracing/open-gateway-traces';
import type { RegistryStore } from '../registry/registry-store';
import { ownOrigins } from '../security/is-cross-site';
import { PageTokens } from './page-tokens';
import { RecentLoads } from './recent-loads';
import { ReleaseWatch } from './release-watch';
import { SeenReports } from './seen-reports';
import { TallyExchange } from './tally-exchange';
import { TelemetryHandler } from './telemetry-handler';
import { isPublished } from './way-back';
import { Withdrawals } from './withdrawals';

const YOUNG_MS = 15 * 60_000;
const USUAL = 0.1;

/** Returns the share of pages that report successful loads: all of them during a canary and shortly after a release. */
export function telemetrySample({ shell, remotes }: RegistrySnapshot, now: number): number {
  const releases = [...(shell ? [shell] : []), ...Object.values(remotes)];
  const isNew = releases.some(
    ({ canary, releasedAt }) => canary !== undefined || now - Date.parse(releasedAt) < YOUNG_MS,
  );
  return isNew ? 1 : USUAL;
}

const OUTCOMES = { loads: 'loaded', loadErrors: 'load-error', scriptErrors: 'script-error' } as const;

/** Metrics of how builds load in browsers, in Prometheus format. */
class ReleaseMetrics {
  private readonly reports: Counter<'slice' | 'outcome'>;
  private readonly withdrawals: Counter<'slice'>;

  /** @param lastMinute tallies of the builds in use: a version is a label only while pages load it */
  constructor(registry: Registry, lastMinute: () => ReleaseTally[]) {
    const registers = [registry];
    this.reports = new Counter({
      name: 'gateway_release_loads_total',
      help: 'Builds that browsers loaded or failed to load, as they reported; a sampled report counts for all those it represents',
      labelNames: ['slice', 'outcome'],
      registers,
    });
    this.withdrawals = new Counter({
      name: 'gateway_release_withdrawn_total',
      help: 'Builds that this gateway withdrew because they failed for too many visitors',
      labelNames: ['slice'],
      registers,
    });
    new Gauge({
      name: 'gateway_release_loads_last_minute',
      help: 'The same over the last minute, by version, across all gateways',
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

const POSTS_A_MINUTE = 60;
/**
 * Half of the errors that withdraw a build. The window is doubled, so an address cannot count at the end of one window
 * and the start of the next. While each gateway counts by itself, all together must still not let one address withdraw
 * a build.
 */
const ERRORS = { points: 5, pointsAlone: 1, window: 120 };

export interface TelemetryNeeds {
  config: Pick<
    GatewayConfig,
    'IDENTITY_SECRET' | 'REGISTRY_PUBLIC_KEYS' | 'RATE_LIMIT_FACTOR' | 'PUBLIC_ORIGIN' | 'MODE' | 'PORT'
  >;
  registry: RegistryStore;
  guard: RedisGuard<Redis>;
  metrics: Metrics;
  logger: Logger;
  /** Absent when tracing is off. */
  traces?: Pick<GatewayTraces, 'browser' | 'takesPage'> | null;
}

export interface TelemetryOfGateway {
  handler: TelemetryHandler;
  /** Telemetry settings for a page's boot data. */
  forPage: (search: string) => NonNullable<PageBoot['telemetry']>;
  /** Browsers' reports to this gateway in the last minute. */
  tallies: () => ReleaseTally[];
  /** Starts to receive the counts of other gateways; from then on, builds can be withdrawn. */
  follow: (connection: NatsConnection) => void;
}

/** Wires everything from a browser's report to the withdrawal of a build. */
export function createTelemetry({
  config,
  registry,
  guard,
  metrics,
  logger,
  traces,
}: TelemetryNeeds): TelemetryOfGateway {
  const tokens = new PageTokens(config.IDENTITY_SECRET);
  const toldHere = new RecentLoads();
  const toldAll = new RecentLoads();
  const counted = new ReleaseMetrics(metrics.registry, () => toldAll.all());

  const trust = { publicKeys: config.REGISTRY_PUBLIC_KEYS, gatewayKey: gatewayMacKey(config.IDENTITY_SECRET) };
  const withdrawals = new Withdrawals(trust, logger, (slice) => counted.withdrawn(slice));
  const watch = new ReleaseWatch(
    () => registry.snapshot,
    toldAll,
    (tally, back) => withdrawals.withdraw(tally, back),
  );
  const exchange = new TallyExchange((report, weight) => watch.take(report, weight));
  const limiter = (
    name: string,
    { points, pointsAlone = points, window }: { points: number; pointsAlone?: number; window?: number },
  ) => {
    const times = (count: number) => Math.ceil(count * config.RATE_LIMIT_FACTOR);
    return new DoorLimiter(
      { name, points: times(points), pointsAlone: times(pointsAlone), waits: true, ...(window ? { window } : {}) },
      guard,
    );
  };
  const handler = new TelemetryHandler({
    tokens,
    seen: new SeenReports(guard),
    posts: limiter('telemetry', { points: POSTS_A_MINUTE }),
    errors: limiter('load-error', ERRORS),
    ownOrigins: ownOrigins(config),
    isPublished: (slice, version) => isPublished(registry.snapshot, slice, version),
    onLoad: (report, said) => {
      // Each sampled page counts for several page loads, but not for more than the current sample rate allows.
      const weight = Math.min(said, 1 / telemetrySample(registry.snapshot, Date.now()));
      toldHere.add(report, weight);
      counted.told(report, weight);
      exchange.tell(report, weight);
      watch.take(report, weight);
    },
    onSpans: (spans) => traces?.browser.record(spans),
  });
  return {
    handler,
    forPage: (search) => {
      const sample = telemetrySample(registry.snapshot, Date.now());
      return { sample, token: tokens.issue(sample), ...(traces?.takesPage(search) ? { trace: true } : {}) };
    },
    tallies: () => toldHere.all(),
    follow: (connection) => {
      withdrawals.follow(connection);
      exchange.follow(connection);
    },
  };
}
