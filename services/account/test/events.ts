import { randomUUID } from 'node:crypto';
import { JetStreamStrategy } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { AccountUnderTest } from './account-service';

interface Envelope {
  /** The same ID is the same event. */
  id?: string;
  aggregateId?: string;
  aggregateVersion?: number;
}

/** Delivers an event of another slice to the service, like the broker. */
export async function arrives(
  account: AccountUnderTest,
  { type }: { type: string },
  data: object,
  envelope: Envelope = {},
): Promise<void> {
  const time = new Date().toISOString();
  const event = { id: randomUUID(), type, time, aggregateId: '7', aggregateVersion: 1, correlationId: null, data };
  expect(await account.app.get(JetStreamStrategy).dispatch({ ...event, ...envelope })).toBe(true);
}

/** Returns the service's events about one subject, oldest first. */
export async function told<T = Record<string, unknown>>(
  account: AccountUnderTest,
  { type }: { type: string },
  aggregateId: number | string,
): Promise<T[]> {
  const rows = await account.sql.query<{ data: T }>(
    sql`SELECT data FROM outbox WHERE type = ${type} AND aggregate_id = ${String(aggregateId)} ORDER BY seq`,
  );
  return rows.map(({ data }) => data);
}
