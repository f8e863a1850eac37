import type { NatsConnection } from '@nats-io/transport-node';
import type { PageBoot, ReleaseTally } from '@waymark/contracts-core';
import type { RedisGuard } from '@waymark/edge-kit';
import { gatewayMacKey } from '@waymark/registry';
import type { Redis } from 'ioredis';
import type { GatewayConfig } from '../config/gateway-config';
import { DoorLimiter } from '../limits/door-limiter';
import type { Logger } from '../ops/logger';
import type { Metrics } from '../ops/metrics';
import type { GatewayTraces } from '../ops/tracing/open-gateway-traces';
import type { RegistryStore } from '../registry/registry-store';
import { ownOrigins } from '../security/is-cross-site';
import { PageTokens } from './page-tokens';
import { RecentLoads } from './recent-loads';
import { ReleaseMetrics } from './release-metrics';
import { ReleaseWatch } from './release-watch';
import { SeenReports } from './seen-reports';
import { TallyExchange } from './tally-exchange';
import { TelemetryHandler } from './telemetry-handler';
import { telemetrySample } from './telemetry-sample';
import { isPublished } from './way-back';
import { Withdrawals } from './withdrawals';

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
