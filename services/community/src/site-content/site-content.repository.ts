import { Injectable } from '@nestjs/common';
import type { SiteContentKind } from '@waymark/contracts-community';
import { Database, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { DRAFT, type ItemRow, type SiteContentId, type PublishedRow, type VersionRow } from './site-content-row';

/** All SQL that reads site content. */
@Injectable()
export class SiteContentRepository {
  constructor(private readonly database: Database) {}

  items(): Promise<ItemRow[]> {
    return this.database.query<ItemRow>(sql`
      SELECT kind, key, coalesce(bool_or(number = ${DRAFT} AND content IS NOT NULL), false) AS "hasDraft",
             (array_agg(state ORDER BY number DESC) FILTER (WHERE number > ${DRAFT}))[1] AS state, coalesce(max(at), now()) AS "changedAt"
      FROM kept_version GROUP BY kind, key ORDER BY kind, key DESC`);
  }

  /** Returns the draft first, then the versions before `before`, newest first. */
  versions({ kind, key }: SiteContentId, before: number, limit: number, tx?: Tx): Promise<VersionRow[]> {
    return (tx ?? this.database).query<VersionRow>(sql`
      SELECT v.number, v.state, v.revision, v.content, v.again_of AS "againOf", v.at, m.display_name AS "byName",
             newest.number AS newest
      FROM kept_version v
      JOIN (SELECT number FROM kept_version WHERE kind = ${kind} AND key = ${key} ORDER BY number DESC LIMIT 1) AS newest ON true
      LEFT JOIN member m ON m.id = v.by_id
      WHERE v.kind = ${kind} AND v.key = ${key} AND (v.number = ${DRAFT} OR v.number < ${before}::int)
      ORDER BY v.number = ${DRAFT} DESC, v.number DESC LIMIT ${limit + 1}`);
  }

  /** Returns the published content of these kinds. */
  published(kinds: readonly SiteContentKind[]): Promise<PublishedRow[]> {
    return this.database.query<PublishedRow>(sql`
      SELECT kind, key, content FROM (
        SELECT DISTINCT ON (kind, key) kind, key, content FROM kept_version
        WHERE kind = ANY(${[...kinds]}::text[]) AND number > ${DRAFT} ORDER BY kind, key, number DESC) AS newest
      WHERE content IS NOT NULL`);
  }
}
