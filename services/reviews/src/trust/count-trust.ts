import { Injectable } from '@nestjs/common';
import { trustChanged, type TrustLevel } from '@waymark/contracts-reviews';
import { Database, Outbox, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { trustLevel } from './agreement';
import { AgreementRepository, type Counted } from './agreement.repository';

const PLACES = 100;
const MEMBERS = 100;

/**
 * Recounts the trust of members whose answers may have been checked, and publishes changed levels. Safe in several
 * processes.
 */
@Injectable()
export class CountTrust {
  constructor(
    private readonly database: Database,
    private readonly agreements: AgreementRepository,
    private readonly outbox: Outbox,
  ) {}

  async run(): Promise<void> {
    while ((await this.database.transaction((tx) => this.findMembers(tx))) === PLACES);
    while ((await this.database.transaction((tx) => this.countMembers(tx))) === MEMBERS);
  }

  /** Schedules everyone who ever answered there, from the `statement` table, which also contains hidden answers. */
  private async findMembers(tx: Tx): Promise<number> {
    const row = await tx.one<{ places: number | null }>(sql`
      WITH taken AS (
        DELETE FROM trust_due WHERE id IN (SELECT id FROM trust_due ORDER BY id LIMIT ${PLACES} FOR UPDATE SKIP LOCKED)
        RETURNING venue_id, feature
      ), due AS (
        INSERT INTO member_trust (member_id, due_at)
        SELECT member.id, clock_timestamp() FROM member WHERE member.id IN (
          SELECT CASE WHEN said.person ~ '^member:[0-9]{1,9}$' THEN substr(said.person, 8)::int END
          FROM (SELECT DISTINCT venue_id, feature FROM taken) AS asked
          JOIN statement said ON said.venue_id = asked.venue_id AND said.said_by = 'visitor'
            AND (asked.feature IS NULL OR said.feature = asked.feature))
        ORDER BY member.id
        ON CONFLICT (member_id) DO UPDATE SET due_at = excluded.due_at
        RETURNING 1
      )
      SELECT (SELECT count(*)::int FROM taken) AS places, (SELECT count(*) FROM due) AS members`);
    return row?.places ?? 0;
  }

  private async countMembers(tx: Tx): Promise<number> {
    const due = await tx.query<{ memberId: number; level: TrustLevel }>(sql`
      SELECT member_id AS "memberId", level FROM member_trust WHERE due_at IS NOT NULL
      ORDER BY due_at, member_id LIMIT ${MEMBERS} FOR UPDATE SKIP LOCKED`);
    if (due.length === 0) return 0;
    const before = new Map(due.map(({ memberId, level }) => [memberId, level]));
    for (const counted of await this.agreements.count(tx, [...before.keys()]))
      await this.keep(tx, counted, before.get(counted.memberId) ?? 'none');
    return due.length;
  }

  private async keep(tx: Tx, { memberId, checked, agreed }: Counted, before: TrustLevel): Promise<void> {
    const level = trustLevel({ checked, agreed });
    const isOther = level !== before;
    const row = await tx.one<{ version: number }>(sql`
      UPDATE member_trust SET checked = ${checked}, agreed = ${agreed}, level = ${level}, counted_at = now(), due_at = NULL,
             version = version + ${isOther ? 1 : 0}
      WHERE member_id = ${memberId} RETURNING version`);
    if (!row || !isOther) return;
    const data = { memberId, level };
    await this.outbox.add(tx, trustChanged, { aggregateId: memberId, aggregateVersion: row.version, data });
  }
}
