import { Injectable } from '@nestjs/common';
import type { ActivityKind } from '@waymark/contracts-community';
import { MAX_INTEGER } from '@waymark/contracts-core';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';

export interface ActivityRow {
  id: number;
  kind: ActivityKind;
  actorId: number;
  actorName: string;
  thingId: number;
  name: string | null;
  detail: string | null;
  amount: number;
  venueId: number | null;
  venueName: string | null;
  isVenueGone: boolean | null;
  createdAt: Date;
}

/** The position in the feed where a page ended. */
export interface FeedPlace {
  at: string;
  id: number;
}

@Injectable()
export class FeedRepository {
  constructor(private readonly database: Database) {}

  /**
   * Returns what the people whom the reader follows and has not muted published, newest first. Nothing is written per
   * follower.
   * For each author, one index step finds only the newest row. Authors are then checked in that order, until `limit`
   * are visible to the reader. The newest `limit` items are all by these authors, so only their rows are read further.
   */
  read(reader: number, before: FeedPlace | null, limit: number): Promise<ActivityRow[]> {
    const [at, id] = before ? [before.at, before.id] : ['infinity', MAX_INTEGER];
    return this.database.query<ActivityRow>(sql`
      WITH newest AS (
        SELECT latest.actor_id, m.display_name
        FROM (
          SELECT f.followed_id AS actor_id, own.created_at, own.id
          FROM member_follow f
          CROSS JOIN LATERAL (
            SELECT a.created_at, a.id FROM activity a
            WHERE a.actor_id = f.followed_id AND NOT a.is_set_aside AND (a.created_at, a.id) < (${at}::timestamptz, ${id}::int)
            ORDER BY a.created_at DESC, a.id DESC LIMIT 1) AS own
          WHERE f.follower_id = ${reader}
          ORDER BY own.created_at DESC, own.id DESC) AS latest
        JOIN member m ON m.id = latest.actor_id AND m.is_public AND m.is_active
        WHERE NOT EXISTS (SELECT 1 FROM member_block b WHERE b.member_id = ${reader} AND b.other_id = latest.actor_id)
          AND NOT EXISTS (SELECT 1 FROM member_mute u WHERE u.member_id = ${reader} AND u.muted_id = latest.actor_id)
        ORDER BY latest.created_at DESC, latest.id DESC LIMIT ${limit})
      SELECT a.id, a.kind, a.actor_id AS "actorId", newest.display_name AS "actorName", a.thing_id AS "thingId", a.name,
             a.detail, a.amount, a.venue_id AS "venueId", v.name AS "venueName", v.is_gone AS "isVenueGone", a.created_at AS "createdAt"
      FROM newest
      CROSS JOIN LATERAL (
        SELECT * FROM activity a
        WHERE a.actor_id = newest.actor_id AND NOT a.is_set_aside AND (a.created_at, a.id) < (${at}::timestamptz, ${id}::int)
        ORDER BY a.created_at DESC, a.id DESC LIMIT ${limit}) AS a
      LEFT JOIN venue_name v ON v.venue_id = a.venue_id
      ORDER BY a.created_at DESC, a.id DESC LIMIT ${limit}`);
  }
}
