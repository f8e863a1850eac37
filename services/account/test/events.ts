import { randomUUID } from 'node:crypto';
import { JetStreamStrategy } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { AccountUnderTest } from './account-service';

interface Envelope {
  /** The same number is the same event. */
  id?: string;
  aggregateId?: string;
  aggregateVersion?: number;
}

/** Hands the service an event of another slice, as the broker does. */
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

/** What the service told the other slices about one thing, oldest first. */
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
