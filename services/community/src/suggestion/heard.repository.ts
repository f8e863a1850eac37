import { Injectable } from '@nestjs/common';
import type { HeardEntry } from '@waymark/contracts-community';
import { Database, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

interface HeardRow extends Omit<HeardEntry, 'publishedAt'> {
  publishedAt: Date;
}

interface HeardPlace {
  at: string;
  id: number;
}

interface NewHeard {
  suggestionId: number;
  heard: string;
  changed: string;
  publishedBy: number;
}

/** All SQL of the public list of what we changed because of feedback. */
@Injectable()
export class HeardRepository {
  constructor(private readonly database: Database) {}

  page(after: HeardPlace | null, limit: number): Promise<HeardRow[]> {
    return this.database.query<HeardRow>(sql`
      SELECT h.id, h.heard, h.changed, h.people, h.published_at AS "publishedAt" FROM heard h
      WHERE (h.published_at, h.id) < (coalesce(${after?.at ?? null}::timestamptz, 'infinity'), ${after?.id ?? 0}::int)
      ORDER BY h.published_at DESC, h.id DESC LIMIT ${limit}`);
  }

  of(suggestionId: number, source: Pick<Tx, 'one'> = this.database): Promise<HeardRow | null> {
    return source.one<HeardRow>(sql`
      SELECT h.id, h.heard, h.changed, h.people, h.published_at AS "publishedAt" FROM heard h WHERE h.suggestion_id = ${suggestionId}`);
  }

  /**
   * Publishes the text with the number of people who sent the feedback, including merged feedback. A member counts
   * once, a visitor each time.
   */
  async publish(tx: Tx, { suggestionId, heard, changed, publishedBy }: NewHeard): Promise<void> {
    await tx.query(sql`
      INSERT INTO heard (suggestion_id, heard, changed, people, published_by)
      SELECT ${suggestionId}::int, ${heard}, ${changed}, count(DISTINCT coalesce('member ' || member_id, 'feedback ' || id))::int, ${publishedBy}::int
      FROM feedback
      WHERE id IN (SELECT feedback_id FROM suggestion_feedback WHERE suggestion_id = ${suggestionId})
        OR duplicate_of IN (SELECT feedback_id FROM suggestion_feedback WHERE suggestion_id = ${suggestionId})
      ON CONFLICT (suggestion_id) DO UPDATE SET heard = excluded.heard, changed = excluded.changed, people = excluded.people`);
  }

  async withdraw(tx: Tx, suggestionId: number): Promise<void> {
    await tx.query(sql`DELETE FROM heard WHERE suggestion_id = ${suggestionId}`);
  }
}

export const toHeard = ({ publishedAt, ...row }: HeardRow): HeardEntry => ({
  ...row,
  publishedAt: publishedAt.toISOString(),
});
