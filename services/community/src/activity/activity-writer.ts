import { Injectable } from '@nestjs/common';
import type { ActivityKind } from '@waymark/contracts-community';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { isRemoved, lockSubject, rememberRemoved } from '../news/removed-news';

interface Published {
  actorId: number;
  kind: Exclude<ActivityKind, 'facts'>;
  thingId: number;
  venueId?: number;
  name?: string | undefined;
  detail?: string;
  version: number;
  at: string;
}

/** Stores one row for each published item, however many followers its author has. */
@Injectable()
export class ActivityWriter {
  /** Idempotent and order-independent: the latest version of an item sets its name, the earliest its date. */
  async published(tx: Tx, { actorId, kind, thingId, version, at, ...words }: Published): Promise<void> {
    const { venueId = null, name = null, detail = null } = words;
    const subject = `${kind}:${thingId}`;
    await lockSubject(tx, subject);
    if (await isRemoved(tx, subject, version)) return;
    await tx.query(sql`
      INSERT INTO activity AS known (actor_id, kind, subject, thing_id, venue_id, name, detail, version, created_at)
      VALUES (${actorId}, ${kind}, ${subject}, ${thingId}, ${venueId}, ${name}, ${detail}, ${version}, ${at}::timestamptz)
      ON CONFLICT (subject) DO UPDATE SET
        name = CASE WHEN excluded.version > known.version THEN excluded.name ELSE known.name END,
        detail = CASE WHEN excluded.version > known.version THEN excluded.detail ELSE known.detail END,
        version = greatest(known.version, excluded.version),
        created_at = least(known.created_at, excluded.created_at)`);
  }

  async removed(tx: Tx, kind: Published['kind'], thingId: number, version: number): Promise<void> {
    const subject = `${kind}:${thingId}`;
    await lockSubject(tx, subject);
    await rememberRemoved(tx, subject, version);
    await tx.query(sql`DELETE FROM activity WHERE subject = ${subject} AND version <= ${version}`);
  }

  /** Removes content from every feed while moderators hide it. Shown again, it returns to its old position. */
  async setAside(tx: Tx, kind: Published['kind'], thingId: string, isSetAside: boolean): Promise<void> {
    const subject = `${kind}:${thingId}`;
    await lockSubject(tx, subject);
    await tx.query(sql`UPDATE activity SET is_set_aside = ${isSetAside} WHERE subject = ${subject}`);
  }

  /** Updates the displayed detail of a feed item. Anonymous items are not in the feed, so they have no row. */
  async changed(tx: Tx, subject: string, detail: string, version: number): Promise<void> {
    await lockSubject(tx, subject);
    await tx.query(sql`
      UPDATE activity SET detail = ${detail}, version = ${version} WHERE subject = ${subject} AND version < ${version}`);
  }
}
