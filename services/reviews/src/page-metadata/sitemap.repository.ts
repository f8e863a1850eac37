import { Injectable } from '@nestjs/common';
import { SITEMAP_PART_SIZE, type SitemapIndex, type SitemapPart } from '@waymark/contracts-core';
import { placePath } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';

/** The index is counted from all rows. A gateway requests it a few times an hour. Milliseconds. */
const INDEX_MS = 2_000;

/** The ID decides a venue's part of the sitemap, so it never moves to another part. */
@Injectable()
export class SitemapRepository {
  constructor(private readonly database: Database) {}

  async parts(): Promise<SitemapIndex['parts']> {
    const rows = await this.database.query<{ part: number; changedAt: Date }>(
      sql`
      SELECT (venue.id - 1) / ${SITEMAP_PART_SIZE}::int + 1 AS part,
        coalesce(max(change.changed_at)::timestamptz, max(venue.created_at)) AS "changedAt"
      FROM venue
      JOIN (
        SELECT id AS venue_id, created_at AS changed_at FROM venue
        UNION ALL SELECT venue_id, created_at FROM review WHERE set_aside IS NULL
        UNION ALL SELECT venue_id, newest_answer_at FROM verification
      ) AS change ON change.venue_id = venue.id
      WHERE NOT venue.is_sample
      GROUP BY 1 ORDER BY 1`,
      INDEX_MS,
    );
    return rows.map(({ part, changedAt }) => ({ part, lastModified: changedAt.toISOString() }));
  }

  async urls(part: number): Promise<SitemapPart['urls']> {
    const first = (part - 1) * SITEMAP_PART_SIZE + 1;
    // Larger IDs do not exist; querying one would be an error instead of an empty part.
    if (first > 2_147_483_647 - SITEMAP_PART_SIZE) return [];
    const rows = await this.database.query<{ id: number; kind: string | null; changedAt: Date }>(sql`
      SELECT venue.id, venue.kind,
        coalesce(greatest(venue.created_at, reviewed.at, answered.at)::timestamptz, venue.created_at) AS "changedAt"
      FROM venue
      LEFT JOIN LATERAL (SELECT max(created_at) AS at FROM review WHERE venue_id = venue.id AND set_aside IS NULL) AS reviewed ON true
      LEFT JOIN LATERAL (SELECT max(newest_answer_at) AS at FROM verification WHERE venue_id = venue.id) AS answered ON true
      WHERE venue.id BETWEEN ${first} AND ${first + SITEMAP_PART_SIZE - 1} AND NOT venue.is_sample
      ORDER BY venue.id`);
    return rows.map(({ id, kind, changedAt }) => ({
      path: placePath({ id, kind }),
      lastModified: changedAt.toISOString(),
    }));
  }
}
