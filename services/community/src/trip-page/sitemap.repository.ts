import { Injectable } from '@nestjs/common';
import { tripPath } from '@waymark/contracts-community';
import { MAX_INTEGER, SITEMAP_PART_SIZE, type SitemapIndex, type SitemapPart } from '@waymark/contracts-core';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';

/**
 * Timeout in milliseconds. The sitemap's index is counted from all rows, but a gateway requests it only a few times an
 * hour.
 */
const INDEX_MS = 2_000;

/** Parts of the sitemap are ranges of IDs, so a trip never moves to another part. */
@Injectable()
export class SitemapRepository {
  constructor(private readonly database: Database) {}

  async parts(): Promise<SitemapIndex['parts']> {
    const rows = await this.database.query<{ part: number; changedAt: Date }>(
      sql`
      SELECT (id - 1) / ${SITEMAP_PART_SIZE}::int + 1 AS part, coalesce(max(changed_at), now()) AS "changedAt"
      FROM trip_blog WHERE is_published AND NOT is_sample GROUP BY 1 ORDER BY 1`,
      INDEX_MS,
    );
    return rows.map(({ part, changedAt }) => ({ part, lastModified: changedAt.toISOString() }));
  }

  async urls(part: number): Promise<SitemapPart['urls']> {
    const first = (part - 1) * SITEMAP_PART_SIZE + 1;
    // No larger ID exists; a number out of range would be an error rather than an empty part.
    if (first > MAX_INTEGER - SITEMAP_PART_SIZE) return [];
    const rows = await this.database.query<{ id: number; changedAt: Date }>(sql`
      SELECT id, changed_at AS "changedAt" FROM trip_blog
      WHERE id BETWEEN ${first} AND ${first + SITEMAP_PART_SIZE - 1} AND is_published AND NOT is_sample ORDER BY id`);
    return rows.map(({ id, changedAt }) => ({ path: tripPath(id), lastModified: changedAt.toISOString() }));
  }
}
