import sql from 'sql-template-tag';
import type { Database } from '../database/database';
import type { Broker } from '../events/broker';
import { HealthChecks } from '../health/health-checks';

/** PostgreSQL is vital. Without NATS a service still reads and writes: events wait in the outbox. */
export function createHealthChecks(database: Database, broker: Broker): HealthChecks {
  const checks = new HealthChecks();
  checks.add('postgres', async () => void (await database.query(sql`SELECT 1`, 1_000)), { critical: true });
  checks.add('nats', () => broker.check(), { critical: false });
  return checks;
}
