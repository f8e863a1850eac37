import { Gauge } from 'prom-client';
import sql from 'sql-template-tag';
import type { Database } from '../database/database';
import type { Broker } from '../events/broker';
import type { HealthChecks } from '../health/health-checks';
import type { Metrics } from './metrics';

const COUNT_MS = 1_000;

/** Gauges read only when /metrics is requested: pool, broker, dependencies and parked events. */
export class ServiceGauges {
  constructor(
    { registry }: Metrics,
    private readonly database: Database,
    private readonly broker: Broker,
    private readonly consumer: string,
    health: HealthChecks,
  ) {
    const registers = [registry];
    const { pool } = this.database;
    new Gauge({
      name: 'database_connections',
      help: 'Connections of the pool: in use, idle, and requests that wait for one.',
      labelNames: ['state'],
      registers,
      collect() {
        this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'waiting' }, pool.waitingCount);
      },
    });
    const isConnected = () => this.broker.connection !== null;
    new Gauge({
      name: 'broker_connected',
      help: '1 while NATS is connected.',
      registers,
      collect() {
        this.set(isConnected() ? 1 : 0);
      },
    });
    new Gauge({
      name: 'part_up',
      help: '1 while the part works, by its name in /health/ready.',
      labelNames: ['part'],
      registers,
      async collect() {
        const { parts } = await health.report();
        for (const [part, state] of Object.entries(parts)) this.set({ part }, state === 'up' ? 1 : 0);
      },
    });
    const parked = () => this.countDeadLetters();
    new Gauge({
      name: 'dead_letters',
      help: 'Events that could not be handled and wait for a replay.',
      registers,
      async collect() {
        const count = await parked();
        if (count !== null) this.set(count);
      },
    });
  }

  /** Returns null while the database does not respond: the last number stays, and /metrics keeps working. */
  private async countDeadLetters(): Promise<number | null> {
    const statement = sql`SELECT count(*)::int AS count FROM dead_letter WHERE consumer = ${this.consumer}`;
    const row = await this.database.one<{ count: number }>(statement, COUNT_MS).catch(() => null);
    return row?.count ?? null;
  }
}
