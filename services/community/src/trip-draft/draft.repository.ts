import { Injectable } from '@nestjs/common';
import type { TripDraft, TripDraftForm } from '@waymark/contracts-community';
import { Database, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

export interface DraftRow {
  id: string;
  blogId: number | null;
  form: TripDraftForm;
  version: number;
  changedAt: Date;
}

type ListedRow = Omit<DraftRow, 'form'> & { title: string | null };

interface NewDraft {
  id: string;
  blogId: number | null;
  memberId: number;
  form: TripDraftForm;
}

/** All SQL of drafts. Only the author of a draft can read it. */
@Injectable()
export class DraftRepository {
  constructor(private readonly database: Database) {}

  list(memberId: number): Promise<ListedRow[]> {
    return this.database.query(sql`
      SELECT id, blog_id AS "blogId", form ->> 'title' AS title, version, changed_at AS "changedAt"
      FROM trip_draft WHERE member_id = ${memberId} ORDER BY changed_at DESC, id`);
  }

  one(id: string, memberId: number): Promise<DraftRow | null> {
    return this.database.one<DraftRow>(sql`
      SELECT id, blog_id AS "blogId", form, version, changed_at AS "changedAt"
      FROM trip_draft WHERE id = ${id}::uuid AND member_id = ${memberId}`);
  }

  /** Locks a draft of any member. `isSame` in the result means that the draft already contains this form. */
  lock(
    tx: Tx,
    id: string,
    form: TripDraftForm,
  ): Promise<{ memberId: number; version: number; isSame: boolean } | null> {
    return tx.one(sql`
      SELECT member_id AS "memberId", version, coalesce(form = ${JSON.stringify(form)}::jsonb, false) AS "isSame"
      FROM trip_draft WHERE id = ${id}::uuid FOR UPDATE`);
  }

  /** Counts the member's drafts under a lock, so that concurrent requests cannot exceed the limit. */
  async others(tx: Tx, memberId: number, blogId: number | null): Promise<{ all: number; ofBlog: number }> {
    await tx.query(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`drafts of ${memberId}`}, 0))`);
    const row = await tx.one<{ all: number; ofBlog: number }>(sql`
      SELECT count(*)::int AS all, count(*) FILTER (WHERE blog_id = ${blogId}::int)::int AS "ofBlog"
      FROM trip_draft WHERE member_id = ${memberId}`);
    return row ?? { all: 0, ofBlog: 0 };
  }

  async isOwnTrip(tx: Tx, blogId: number, memberId: number): Promise<boolean> {
    return (
      (await tx.one(sql`SELECT 1 FROM trip_blog WHERE id = ${blogId} AND author_id = ${memberId} FOR SHARE`)) !== null
    );
  }

  /** Returns null if a concurrent request created the same ID. */
  insert(tx: Tx, { id, blogId, memberId, form }: NewDraft): Promise<DraftRow | null> {
    return tx.one<DraftRow>(sql`
      INSERT INTO trip_draft (id, member_id, blog_id, form)
      VALUES (${id}::uuid, ${memberId}, ${blogId}, ${JSON.stringify(form)}::jsonb)
      ON CONFLICT DO NOTHING
      RETURNING id, blog_id AS "blogId", form, version, changed_at AS "changedAt"`);
  }

  change(tx: Tx, id: string, form: TripDraftForm): Promise<DraftRow | null> {
    return tx.one<DraftRow>(sql`
      UPDATE trip_draft SET form = ${JSON.stringify(form)}::jsonb, version = version + 1, changed_at = now()
      WHERE id = ${id}::uuid
      RETURNING id, blog_id AS "blogId", form, version, changed_at AS "changedAt"`);
  }

  read(tx: Tx, id: string): Promise<DraftRow | null> {
    return tx.one<DraftRow>(sql`
      SELECT id, blog_id AS "blogId", form, version, changed_at AS "changedAt" FROM trip_draft WHERE id = ${id}::uuid`);
  }

  async delete(id: string, memberId: number): Promise<void> {
    await this.database.query(sql`DELETE FROM trip_draft WHERE id = ${id}::uuid AND member_id = ${memberId}`);
  }
}

interface Row {
  id: string;
  blogId: number | null;
  title: string | null;
  version: number;
  changedAt: Date;
}

export const toDraft = ({ id, blogId, title, version, changedAt }: Row): TripDraft => ({
  id,
  blogId,
  title: title ?? '',
  changedAt: changedAt.toISOString(),
  version,
});
