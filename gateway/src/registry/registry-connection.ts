import { type KV, Kvm, type KvWatchEntry } from '@nats-io/kv';
import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node';
import { natsServers, REGISTRY_BUCKET, withdrawnKey } from '@waymark/contracts-core';
import type { Logger } from '../ops/logger';
import type { RegistryChange } from './apply-change';
import type { RegistryIntake } from './registry-intake';

const CHECK_EVERY_MS = 2_000;
const WITHDRAWALS = withdrawnKey('*', '*');

/**
 * Watches the bucket. A watch can go silent when the broker's store is wiped. So every two seconds it compares the
 * bucket's age and last revision with the last known ones; a difference restarts it.
 */
class RegistryWatch {
  private stopped = false;
  private seen = { created: '', revision: -1 };
  private watch: { stop(): void } | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly connection: NatsConnection,
    private readonly intake: RegistryIntake,
    private readonly logger: Logger,
  ) {}

  start(): void {
    void this.check();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.watch?.stop();
  }

  private async check(): Promise<void> {
    try {
      const registry = await new Kvm(this.connection).open(REGISTRY_BUCKET);
      const { created, state } = (await registry.status()).streamInfo;
      if (created !== this.seen.created || state.last_seq !== this.seen.revision) {
        await this.restart(registry, created);
      }
    } catch (error) {
      this.logger.debug({ err: error }, 'registry unreadable; keeping the last good one');
    }
    if (!this.stopped) this.timer = setTimeout(() => void this.check(), CHECK_EVERY_MS).unref();
  }

  private async restart(registry: KV, created: string): Promise<void> {
    this.watch?.stop();
    this.intake.recall(await withdrawals(registry));
    if (this.stopped) return;
    const watch = await registry.watch();
    if (this.stopped) return watch.stop();
    this.watch = watch;
    this.seen = { created, revision: this.seen.revision };
    void this.follow(watch);
  }

  private async follow(watch: AsyncIterable<KvWatchEntry>): Promise<void> {
    for await (const entry of watch) {
      this.seen.revision = Math.max(entry.revision, 0);
      this.intake.take({ key: entry.key, text: entry.operation === 'PUT' ? entry.string() : null }, entry.revision);
    }
  }
}

/**
 * Returns every withdrawal of a version, oldest first. A watch starts with the latest entry of each key, which may be
 * a deletion or an old entry that was restored. Without this list, a restarted gateway could serve a withdrawn
 * version.
 */
async function withdrawals(registry: KV): Promise<RegistryChange[]> {
  const said: RegistryChange[] = [];
  for await (const entry of await registry.history({ key: WITHDRAWALS })) {
    if (entry.operation === 'PUT') said.push({ key: entry.key, text: entry.string() });
  }
  return said;
}

/**
 * Detects a dead broker in 6 s (over 12 s with the client's defaults) and reconnects forever; in a cluster, it tries
 * the next node immediately.
 */
export function natsOptions(url: string): NodeConnectionOptions {
  return {
    ...natsServers(url),
    name: 'gateway',
    timeout: 1_000,
    pingInterval: 2_000,
    maxPingOut: 2,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    ignoreAuthErrorAbort: true,
  };
}

/** A connection to the broker that tolerates outages at any time, also at startup. */
export class RegistryConnection {
  private connection: NatsConnection | undefined;
  private watch: RegistryWatch | undefined;
  private stopped = false;

  constructor(
    private readonly url: string,
    private readonly intake: RegistryIntake,
    private readonly logger: Logger,
    /** Called with the connection once it exists; its subscriptions survive reconnecting. */
    private readonly onConnected: (connection: NatsConnection) => void = () => undefined,
  ) {}

  get isUp(): boolean {
    return this.connection !== undefined && !this.connection.isClosed() && this.connected;
  }
  private connected = false;

  /** Serves the snapshot immediately; the live registry follows when the broker responds. */
  async start(): Promise<void> {
    await this.intake.restore();
    void this.connect();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.watch?.stop();
    await this.connection?.close();
  }

  private async connect(): Promise<void> {
    try {
      this.connection = await connect(natsOptions(this.url));
    } catch (error) {
      if (this.stopped) return;
      this.logger.debug({ err: error }, 'broker unreachable');
      setTimeout(() => void this.connect(), 1_000).unref();
      return;
    }
    if (this.stopped) return this.connection.close();
    this.connected = true;
    void this.follow(this.connection);
    this.onConnected(this.connection);
    this.watch = new RegistryWatch(this.connection, this.intake, this.logger);
    this.watch.start();
  }

  private async follow(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect' || type === 'staleConnection') this.connected = false;
      if (type === 'reconnect') this.connected = true;
    }
  }
}
