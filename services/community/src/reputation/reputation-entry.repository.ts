import { Injectable } from '@nestjs/common';
import type { ReputationKind } from '@waymark/contracts-community';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

/** One event about an entry. Events may arrive late, twice and out of order; the latest version counts. */
export interface Told {
  kind: ReputationKind;
  thing: string | number;
  /** Null if the event does not contain the author. */
  memberId: number | null;
  version: number;
  /** The time of the event. */
  time: string;
  /** The trip of the comment. */
  under?: number;
}

/** Seconds between two recounts of one member, so that a thousand likes do not cause a thousand recounts. */
const REST_SECONDS = 30;

/** All SQL that writes entries that earn points. */
@Injectable()
export class ReputationEntryRepository {
  async putThere(tx: Tx, { kind, thing, memberId, version, time, under }: Told, isThere: boolean): Promise<void> {
    const row = await tx.one<{ memberId: number | null }>(sql`
      INSERT INTO merit_entry AS known (kind, thing, member_id, day, is_there, there_version, under)
      VALUES (${kind}, ${String(thing)}, ${memberId}, ${dayOf(time)}::date, ${isThere}, ${version}, ${under?.toString() ?? null})
      ON CONFLICT (kind, thing) DO UPDATE
        SET member_id = coalesce(excluded.member_id, known.member_id), day = least(known.day, excluded.day),
            under = coalesce(excluded.under, known.under),
            is_there = CASE WHEN excluded.there_version > known.there_version THEN excluded.is_there ELSE known.is_there END,
            there_version = greatest(known.there_version, excluded.there_version)
      RETURNING member_id AS "memberId"`);
    await this.putDue(tx, row?.memberId ?? null);
  }

  async putGiven(tx: Tx, { kind, thing, memberId, version, time }: Told, given: number): Promise<void> {
    const row = await tx.one<{ memberId: number | null }>(sql`
      INSERT INTO merit_entry AS known (kind, thing, member_id, day, given, given_version)
      VALUES (${kind}, ${String(thing)}, ${memberId}, ${dayOf(time)}::date, ${given}, ${version})
      ON CONFLICT (kind, thing) DO UPDATE
        SET member_id = coalesce(excluded.member_id, known.member_id), day = least(known.day, excluded.day),
            given = CASE WHEN excluded.given_version > known.given_version THEN excluded.given ELSE known.given END,
            given_version = greatest(known.given_version, excluded.given_version)
      RETURNING member_id AS "memberId"`);
    await this.putDue(tx, row?.memberId ?? null);
  }

  /** Applies a moderation decision, which may arrive before any event that names the author. */
  async putAside(
    tx: Tx,
    { kind, thing, time }: Omit<Told, 'memberId' | 'version'>,
    isSetAside: boolean,
  ): Promise<void> {
    const row = await tx.one<{ memberId: number | null }>(sql`
      INSERT INTO merit_entry AS known (kind, thing, day, is_set_aside, set_aside_at)
      VALUES (${kind}, ${String(thing)}, ${dayOf(time)}::date, ${isSetAside}, ${time}::timestamptz)
      ON CONFLICT (kind, thing) DO UPDATE
        SET is_set_aside = CASE WHEN excluded.set_aside_at > coalesce(known.set_aside_at, '-infinity')
                                THEN excluded.is_set_aside ELSE known.is_set_aside END,
            set_aside_at = greatest(known.set_aside_at, excluded.set_aside_at)
      RETURNING member_id AS "memberId"`);
    await this.putDue(tx, row?.memberId ?? null);
    if (kind === 'trip') await this.putDueUnder(tx, Number(thing));
  }

  /** Schedules recounts for comments: they count only while their trip does. In ascending order, to avoid deadlocks. */
  async putDueUnder(tx: Tx, blogId: number): Promise<void> {
    const members = await tx.query<{ memberId: number | null }>(sql`
      SELECT DISTINCT member_id AS "memberId" FROM merit_entry WHERE under = ${String(blogId)} AND member_id IS NOT NULL ORDER BY 1`);
    for (const { memberId } of members) await this.putDue(tx, memberId);
  }

  /** Schedules a recount. Locks this row after the changed entries, so the current or next recount sees them. */
  async putDue(tx: Tx, memberId: number | null): Promise<void> {
    if (memberId === null) return;
    await tx.query(sql`
      INSERT INTO member_merit AS known (member_id, due_at) VALUES (${memberId}, now())
      ON CONFLICT (member_id) DO UPDATE
        SET due_at = greatest(now(), known.counted_at + ${REST_SECONDS} * interval '1 second')
        WHERE known.due_at IS NULL`);
  }
}

const dayOf = (time: string): string => new Date(time).toISOString().slice(0, 10);
