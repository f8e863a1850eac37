import type { EventContract, EventData } from '@waymark/contracts-core';
import { until } from '@waymark/testing';
import sql from 'sql-template-tag';
import { CountReputation } from '../src/reputation/count-reputation';
import type { CommunityUnderTest } from './community-service';

const DAY = '2026-05-04T10:00:00.000Z';

/** Sends events from other services and counts what members earned. */
export function reputationOf(service: () => CommunityUnderTest) {
  const tell = <T extends EventContract>(event: T, version: number, data: EventData<T>, time = DAY) =>
    service().tell(event, data, { version, time });
  /** Counts until no member is due, including those in their pause. The service counts concurrently. */
  async function count(): Promise<void> {
    const { app, sql: db } = service();
    await until('the count', 10_000, async () => {
      await db.query(sql`UPDATE member_merit SET due_at = now() - interval '1 second' WHERE due_at IS NOT NULL`);
      await app.get(CountReputation).catchUp();
      expect(await db.one(sql`SELECT 1 FROM member_merit WHERE due_at IS NOT NULL`)).toBeNull();
    });
  }
  async function pointsOf(memberId: number): Promise<number> {
    await count();
    const row = await service().sql.one<{ points: number }>(
      sql`SELECT points FROM member_merit WHERE member_id = ${memberId}`,
    );
    return row?.points ?? 0;
  }
  return { tell, count, pointsOf };
}
