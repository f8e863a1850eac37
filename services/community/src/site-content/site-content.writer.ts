import { Injectable } from '@nestjs/common';
import { siteContentPublished, type SiteContentBody } from '@waymark/contracts-community';
import { Outbox, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { DRAFT, type SiteContentId, type LockedSiteContent } from './site-content-row';

interface NewStep {
  number: number;
  /** Null withdraws the content. */
  content: SiteContentBody | null;
  againOf: number | null;
  byId: number;
}

/** All SQL by which staff change site content. */
@Injectable()
export class SiteContentWriter {
  constructor(private readonly outbox: Outbox) {}

  /** An advisory lock, because there may be no row to lock yet. */
  async lock(tx: Tx, { kind, key }: SiteContentId): Promise<LockedSiteContent> {
    await tx.query(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`kept ${kind} ${key}`}, 0))`);
    const row = await tx.one<LockedSiteContent>(sql`
      SELECT coalesce(max(revision) FILTER (WHERE number = ${DRAFT}), 0)::int AS revision, coalesce(max(number), 0)::int AS number,
             (array_agg(content) FILTER (WHERE number = ${DRAFT}))[1] AS draft
      FROM kept_version WHERE kind = ${kind} AND key = ${key}`);
    return row ?? { revision: 0, number: 0, draft: null };
  }

  async step(tx: Tx, { kind, key }: SiteContentId, number: number): Promise<SiteContentBody | null> {
    const row = await tx.one<{ content: SiteContentBody | null }>(sql`
      SELECT content FROM kept_version WHERE kind = ${kind} AND key = ${key} AND number = ${number} AND number > ${DRAFT}`);
    return row?.content ?? null;
  }

  /** Stores a draft. `content` null discards it, but the row stays, so that its revision never decreases. */
  async keepDraft(tx: Tx, { kind, key }: SiteContentId, content: SiteContentBody | null, byId: number): Promise<void> {
    const text = content && JSON.stringify(content);
    await tx.query(sql`
      INSERT INTO kept_version AS kept (kind, key, number, state, content, by_id)
      VALUES (${kind}, ${key}, ${DRAFT}, 'draft', ${text}::jsonb, ${byId})
      ON CONFLICT (kind, key, number) DO UPDATE
        SET content = excluded.content, revision = kept.revision + 1, by_id = excluded.by_id, at = now()`);
  }

  /** Adds a version to the history and publishes the event for the services that show it. */
  async publish(tx: Tx, { kind, key }: SiteContentId, { number, content, againOf, byId }: NewStep): Promise<void> {
    await tx.query(sql`
      INSERT INTO kept_version (kind, key, number, state, content, again_of, by_id)
      VALUES (${kind}, ${key}, ${number}, ${content ? 'published' : 'withdrawn'}, ${content && JSON.stringify(content)}::jsonb,
              ${againOf}, ${byId})`);
    await this.outbox.add(tx, siteContentPublished, {
      aggregateId: `${kind}/${key}`,
      aggregateVersion: number,
      data: { kind, key, number, body: content },
    });
  }
}
