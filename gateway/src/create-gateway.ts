import { operatorFrom } from '@waymark/contracts-core';
import { RedisGuard, sessionCookieOf } from '@waymark/edge-kit';
import { gatewayMacKey } from '@waymark/registry';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { startInternalServer } from './app/start-internal-server';
import { ArtefactHandler } from './artefacts/artefact-handler';
import type { GatewayConfig } from './config';
import { CrawlHandler } from './crawl/crawl-handler';
import { Sitemaps } from './crawl/sitemaps';
import { ApiHandler } from './edge/api-handler';
import { Edge } from './edge/edge';
import { HiddenContent } from './events/hidden-content';
import { WritesElsewhere } from './events/writes-elsewhere';
import type { Outcome } from './forward/answer-stream';
import { Forwarder } from './forward/forwarder';
import { InFlightLimit, LATE_MS } from './forward/in-flight-limit';
import { SharedReads } from './forward/shared-reads';
import { Upstreams } from './forward/upstreams';
import { RateLimits } from './limits/rate-limits';
import { createLive, timeLeftOf } from './live/create-live';
import { createLogger } from './ops/logger';
import { addGauges, Metrics } from './ops/metrics';
import { Readiness } from './ops/readiness';
import { openGatewayTraces } from './ops/tracing/open-gateway-traces';
import { SiteContentOfPages } from './page/site-content-of-pages';
import { PageMetadataClient } from './page/page-metadata';
import { PageHandler } from './page/page-handler';
import { readAds } from './page/boot-of';
import { RenderedPages } from './page/rendered-pages';
import { GatewayReports } from './registry/gateway-reports';
import { PreviewBuilds } from './registry/preview-builds';
import { RegistryConnection } from './registry/registry-connection';
import { RegistryIntake } from './registry/registry-intake';
import { RegistryStore } from './registry/registry-store';
import { SnapshotFile } from './registry/snapshot-file';
import { Visits } from './registry/visits';
import { ownOrigins } from './security/is-cross-site';
import { closeSoftly, createEdgeServer, listen } from './server/create-edge-server';
import { createRedis } from './session/create-redis';
import { EndedSessions } from './session/ended-sessions';
import { accountLookup, IdentityTokens, SessionResolver } from './session/session-resolver';
import { SiteStatus } from './status/site-status';
import { StatusHandler } from './status/status-handler';
import { createTelemetry } from './telemetry/create-telemetry';
import { Uploader } from './upload/uploader';
import { WellKnownHandler } from './well-known/well-known-handler';

const MOMENT_MS = 100;

/** Lowers the request limit while the event loop is late, whatever the cause. Returns a function that stops it. */
export function followLag(limit: InFlightLimit): () => void {
  const turns = monitorEventLoopDelay({ resolution: 10 });
  turns.enable();
  const timer = setInterval(() => {
    // Mean wait of a request that arrives at a random moment: longer turns receive more requests, and on average half
    // of the turn remains.
    const waits = (turns.mean ** 2 + turns.stddev ** 2) / (2 * turns.mean) / 1e6;
    limit.adapt(waits > LATE_MS);
    turns.reset();
  }, MOMENT_MS).unref();
  return () => {
    clearInterval(timer);
    turns.disable();
  };
}

export interface Gateway {
  /** Public address. */
  origin: string;
  /** Address of the internal port, for operators. */
  internalOrigin: string;
  /** Finishes running requests and accepts no new ones. */
  close(): Promise<void>;
}

/** Limits for requests in flight to all services together. One page sends about a dozen in parallel. */
const IN_FLIGHT = { fewest: 16, atStart: 64, most: 512, mostOfAll: 768 } as const;

/** Wires the gateway and starts it, even when the broker or Redis is down. */
export async function createGateway(config: GatewayConfig): Promise<Gateway> {
  const ads = await readAds(config.ADS_FILE);
  const logger = createLogger(config.LOG_LEVEL);
  const metrics = new Metrics();
  const store = new RegistryStore();
  const sessionCookie = sessionCookieOf(config.SESSION_COOKIE_SECURE);
  const ended = new EndedSessions();
  const trust = { publicKeys: config.REGISTRY_PUBLIC_KEYS, gatewayKey: gatewayMacKey(config.IDENTITY_SECRET) };
  const intake = new RegistryIntake(store, new SnapshotFile(config.SNAPSHOT_FILE), trust, logger, metrics);
  const registry = new RegistryConnection(config.NATS_URL, intake, logger, (connection) => {
    ended.follow(connection);
    live.follow(connection);
    telemetry.follow(connection);
    hidden.follow(connection);
    writes.follow(connection);
    new GatewayReports(store, telemetry.tallies).follow(connection);
  });
  const redis = createRedis(config.REDIS_URL, logger, config.REDIS_COMMAND_MS);
  const guard = new RedisGuard(redis);
  const upstreams = new Upstreams();
  const visits = new Visits({
    registry: store,
    previews:
      config.MODE === 'production' ? null : new PreviewBuilds(config.ARTEFACTS_DIR, config.REGISTRY_PUBLIC_KEYS),
    secure: config.SESSION_COOKIE_SECURE,
  });
  const tokens = new IdentityTokens(config.IDENTITY_SECRET);
  const manifests = () => Object.values(store.snapshot.services).map(({ manifest }) => manifest);
  const switchedOff = () => Object.values(store.view.remotes).flatMap(({ slice, off }) => (off ? [slice] : []));
  const traces = await openGatewayTraces(config, upstreams, manifests);
  const telemetry = createTelemetry({ config, registry: store, guard, metrics, logger, traces });
  addGauges(metrics.registry, {
    revision: () => store.revision,
    natsUp: () => registry.isUp,
    services: () => upstreams.all(),
  });
  const readiness = new Readiness({
    natsUp: () => registry.isUp,
    redis,
    upstreams,
    hasRegistry: () => store.snapshot.shell !== null || Object.keys(store.snapshot.services).length > 0,
  });
  const limits = new RateLimits(guard, config.RATE_LIMIT_FACTOR);
  const sessions = new SessionResolver(guard, accountLookup(upstreams, tokens), ended);
  const door = { sessions, limits, ownOrigins: ownOrigins(config), sessionCookie };
  const timeLeft = timeLeftOf(upstreams, tokens);
  const live = createLive({ ...door, ended, redis: guard, timeLeft, registry: metrics.registry });
  const documents = new PageMetadataClient(upstreams, logger);
  const sitemaps = new Sitemaps(upstreams, config.PUBLIC_ORIGIN);
  const kept = new SiteContentOfPages(upstreams, logger, ads);
  const shared = new SharedReads<Outcome>(
    () => registry.isUp,
    (how) => metrics.shared(how),
  );
  const rendered = config.RENDERER_URL
    ? new RenderedPages({
        origin: config.RENDERER_URL,
        upstreams,
        canHear: () => registry.isUp,
        count: (how) => metrics.rendered(how),
      })
    : undefined;
  const writes = new WritesElsewhere(({ slice, method }) => {
    shared.wrote(slice, method);
    rendered?.wrote(slice);
  });
  const inFlight = new InFlightLimit(IN_FLIGHT);
  const forwarder = new Forwarder({ shared, writes, metrics, limit: inFlight });
  const unfollow = followLag(inFlight);
  const drawn = rendered ? [rendered] : [];
  const hidden = new HiddenContent(
    [documents, sitemaps, shared, ...drawn],
    [documents, kept, shared, ...drawn],
    [shared, ...drawn],
  );
  const edge = new Edge({
    limits,
    live: live.handler,
    api: new ApiHandler({ ...door, upstreams, tokens, forwarder, uploader: new Uploader() }),
    artefacts: new ArtefactHandler(config.ARTEFACTS_DIR),
    pages: new PageHandler(
      visits,
      config.MODE,
      documents,
      config.PUBLIC_ORIGIN,
      sessionCookie,
      config.SESSION_COOKIE_SECURE,
      kept,
      operatorFrom(config),
      config.BASE_MAP,
      telemetry.forPage,
      config.PICTURE_HOSTS,
      config.STRIPE_SCRIPT,
      rendered,
    ),
    crawl: new CrawlHandler(store, sitemaps, config.PUBLIC_ORIGIN),
    status: new StatusHandler(
      new SiteStatus({ manifests, upstreams, switchedOff, hasPages: () => store.snapshot.shell !== null }),
    ),
    wellKnown: new WellKnownHandler(config.PUBLIC_ORIGIN, operatorFrom(config).email),
    telemetry: telemetry.handler,
    metrics,
    logger,
    traces: traces?.api ?? null,
    secure: config.PUBLIC_ORIGIN.startsWith('https:'),
    trustedProxies: config.TRUSTED_PROXIES,
    isReady: () => readiness.isReady,
  });
  store.follow((snapshot) => upstreams.update(snapshot));
  await registry.start();

  const internal = await startInternalServer(config, { metrics, readiness });
  const server = createEdgeServer(edge);
  const origin = await listen(server, config.PORT, config.HOST);
  logger.info({ origin, internalOrigin: internal.origin }, 'listening');

  const close = async () => {
    readiness.stop();
    edge.stop();
    live.stop();
    await closeSoftly(server);
    await internal.close();
    await Promise.all([registry.stop(), upstreams.close(), rendered?.close()]);
    redis.disconnect();
    unfollow();
    await traces?.close();
  };
  return { origin, internalOrigin: internal.origin, close };
}
