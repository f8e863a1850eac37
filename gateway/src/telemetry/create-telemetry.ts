import type { NatsConnection } from '@nats-io/transport-node';
import type { LoadReport, PageBoot, RegistrySnapshot, ReleaseTally } from '@waymark/contracts-core';
import type { RedisGuard } from '@waymark/edge-kit';
import { gatewayMacKey } from '@waymark/registry';
import type { Redis } from 'ioredis';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { GatewayConfig } from '../config/gateway-config';
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

/** Which share of pages tells what loaded well: all of them while something new is among visitors. */
export function telemetrySample({ shell, remotes }: RegistrySnapshot, now: number): number {
  const releases = [...(shell ? [shell] : []), ...Object.values(remotes)];
  const isNew = releases.some(
    ({ canary, releasedAt }) => canary !== undefined || now - Date.parse(releasedAt) < YOUNG_MS,
  );
  return isNew ? 1 : USUAL;
}

const OUTCOMES = { loads: 'loaded', loadErrors: 'load-error', scriptErrors: 'script-error' } as const;

/** How builds load in browsers, in Prometheus' form. */
class ReleaseMetrics {
  private readonly reports: Counter<'slice' | 'outcome'>;
  private readonly withdrawals: Counter<'slice'>;

  /** @param lastMinute of the builds in use: a version is a label only while pages load it */
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
 * Half of what takes a build back. In twice the time that is looked at, so that the end of one window and the begin of the
 * next are not both counted; while each gateway counts alone, all of them together must not let one address through.
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
  /** Absent where nothing is recorded. */
  traces?: Pick<GatewayTraces, 'browser' | 'takesPage'> | null;
}

export interface TelemetryOfGateway {
  handler: TelemetryHandler;
  /** For a page's boot data. */
  forPage: (search: string) => NonNullable<PageBoot['telemetry']>;
  /** What browsers told this gateway in the last minute. */
  tallies: () => ReleaseTally[];
  /** From here on other gateways are heard and builds can be taken back. */
  follow: (connection: NatsConnection) => void;
}

/** Everything between a browser's report and a build that is taken back. */
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
      // A page from before a release stands for ten of its time, but not for ten who load the new build.
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
