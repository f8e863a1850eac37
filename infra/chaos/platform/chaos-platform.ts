import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LocalStripeControl } from '@waymark/local-stripe';
import { freePort, startMeilisearch, startPostgres, startRedis, type RunningServer } from '@waymark/testing';
import { prepareDatabases, type DatabaseUrls } from '../../local/databases';
import { serviceEnv } from '../../local/environment';
import { startStripe, stripeKeys, webhookAt } from '../../local/local-stripe';
import { LOCAL, LOGS } from '../../local/paths';
import { publishAll } from '../../local/publish';
import { secret } from '../../local/secrets';
import type { Servers } from '../../local/servers';
import type { Site, Slice } from '../../load/site';
import { groupParts } from './group-parts';
import { startPart, type Part, type PartName } from './part';
import { type ServiceCrew, startCrew } from './service-crew';
import { type Broker, type BrokerNode, startBroker } from './start-broker';
import { startEdge } from './start-edge';

const SLICES: readonly Slice[] = ['reviews', 'account', 'maps', 'community'];

export interface ChaosPlatform extends Site {
  gatewayOrigins: readonly string[];
  /** Origins where gateways report which parts are up. */
  internalOrigins: readonly string[];
  services: Record<Slice, ServiceCrew>;
  /** Every kind of process; a part with several processes covers all of them. */
  parts: Record<PartName, Part>;
  /**
   * Returns every process of these kinds as its own part, with kinds mixed, so that successive kills hit different
   * kinds.
   */
  processesOf(kinds: readonly PartName[]): Part[];
  brokerNodes: readonly BrokerNode[];
  brokerAnswers: Broker['answers'];
  urls: Record<keyof Servers, string>;
  /** Resumes frozen processes and starts stopped ones, whatever an experiment left behind. */
  mend(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The built platform on its own servers. Each can be killed, stopped or frozen, and restarts on its port. With
 * `replicas` of 2 or more: that many of each service and gateway, behind a front door, and three NATS nodes.
 */
export async function startChaosPlatform(replicas = 1): Promise<ChaosPlatform> {
  rmSync(LOCAL, { recursive: true, force: true });
  mkdirSync(LOGS, { recursive: true });
  const place = (name: string) => ({
    dataDir: join(LOCAL, name),
    logFile: join(LOGS, `${name}.log`),
    password: secret(name),
  });
  const running: Partial<Servers> = {};
  const server = async (name: keyof Servers, start: (port: number) => Promise<RunningServer>): Promise<Part> => {
    const port = await freePort();
    return startPart(name, async () => (running[name] = await start(port)));
  };
  const broker = await startBroker(replicas === 1 ? 1 : 3);
  running.nats = {
    url: broker.url,
    port: broker.port,
    pid: 0,
    version: '',
    source: '',
    stop: async () => undefined,
    kill: async () => undefined,
  };
  const postgres = await server('postgres', (port) => startPostgres({ ...place('postgres'), port }));
  const redis = await server('redis', (port) => startRedis({ ...place('redis'), port }));
  const meilisearch = await server('meilisearch', (port) =>
    startMeilisearch({ ...place('meilisearch'), masterKey: secret('meilisearch'), port }),
  );
  const stripe = await server('stripe', (port) => startStripe({ ...place('stripe'), port }));
  const servers = running as Servers;
  const databases = (await prepareDatabases(servers.postgres.url)) as Record<Slice, DatabaseUrls>;
  const crew = (slice: Slice) =>
    startCrew(slice, replicas, (port) => serviceEnv(slice, port, servers, databases[slice]));
  const [reviews, account, maps, community] = await Promise.all([
    crew('reviews'),
    crew('account'),
    crew('maps'),
    crew('community'),
  ]);
  const services = { reviews, account, maps, community };
  await publishAll(
    servers.nats.url,
    Object.fromEntries(SLICES.map((slice) => [slice, { version: 'chaos', origins: services[slice].origins }])),
  );
  const edge = await startEdge(servers, replicas);
  const stripeUrl = servers.stripe?.url ?? '';
  const stripeControl = new LocalStripeControl(stripeUrl, stripeKeys().secretKey);
  await stripeControl.webhookUrl(webhookAt(edge.origin));
  const processes: Record<PartName, readonly Part[]> = {
    gateway: edge.parts,
    account: account.parts,
    reviews: reviews.parts,
    maps: maps.parts,
    community: community.parts,
    postgres: [postgres],
    nats: broker.nodes.map(({ part }) => part),
    redis: [redis],
    meilisearch: [meilisearch],
    stripe: [stripe],
  };
  const grouped = Object.entries(processes).map(([name, members]) => [name, groupParts(members)]);
  const parts: Record<PartName, Part> = { ...Object.fromEntries(grouped), nats: broker.part };
  return {
    origin: edge.origin,
    gatewayOrigins: edge.gatewayOrigins,
    internalOrigins: edge.internalOrigins,
    services,
    databases,
    parts,
    processesOf: (kinds) => inTurns(kinds.map((kind) => processes[kind])),
    brokerNodes: broker.nodes,
    brokerAnswers: broker.answers,
    urls: {
      postgres: servers.postgres.url,
      nats: servers.nats.url,
      redis: servers.redis.url,
      meilisearch: servers.meilisearch.url,
      stripe: stripeUrl,
    },
    stripe: stripeControl,
    mend: async () => {
      for (const part of Object.values(parts)) part.thaw();
      for (const part of Object.values(parts).reverse()) await part.start();
    },
    stop: async () => {
      await edge.stop();
      for (const stage of [
        [parts.account, parts.reviews, parts.maps, parts.community],
        [postgres, broker.part, redis, meilisearch, stripe],
      ])
        await Promise.all(stage.map((part) => part.stop()));
    },
  };
}

/** One of each kind, then the second of each, and so on. */
function inTurns(kinds: readonly (readonly Part[])[]): Part[] {
  const most = Math.max(...kinds.map(({ length }) => length));
  return Array.from({ length: most }, (_, turn) => kinds.flatMap((kind) => kind[turn] ?? [])).flat();
}
