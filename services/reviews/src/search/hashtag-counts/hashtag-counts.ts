import { Injectable } from '@nestjs/common';
import { MOST_COUNTED, SEARCH_TAG_CATEGORIES, type HashtagCount } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { tagWordsQuery } from '../tag-words-query';

/** Seconds that counts are cached, here and in browsers, because counting reads every venue with any facts. */
export const STORED_SECONDS = 120;
const TIMEOUT_MS = 3_000;

const TAGS = SEARCH_TAG_CATEGORIES.flatMap(({ tags }) => tags);
/**
 * The condition for each tag, the same as in a search for the tag: one of its features, at least partly. For a tag
 * without features: a review with its words.
 */
const ASKED = JSON.stringify(
  TAGS.map(({ tag, features, words }) => ({
    tag,
    features,
    told: features.length === 0 ? tagWordsQuery(words) : null,
  })),
);

interface CountRow {
  tag: string | null;
  places: number;
}

/** Counts how many venues each hashtag of the guide finds, without made-up samples. */
@Injectable()
export class HashtagCounts {
  private readonly kept = new Map<string | null, { counts: Promise<HashtagCount[]>; until: number }>();

  constructor(private readonly database: Database) {}

  /** Counts in this country; null counts worldwide. Concurrent callers share one count. */
  of(country: string | null): Promise<HashtagCount[]> {
    const kept = this.kept.get(country);
    if (kept && performance.now() < kept.until) return kept.counts;
    const counts = this.read(country);
    this.kept.set(country, { counts, until: performance.now() + STORED_SECONDS * 1_000 });
    counts.catch(() => this.kept.delete(country));
    return counts;
  }

  /** Groups venues by their features, a few hundred combinations, and compares the 71 tags only with those. */
  private async read(country: string | null): Promise<HashtagCount[]> {
    const rows = await this.database.query<CountRow>(
      sql`WITH asked AS (
            SELECT tag, features, told FROM jsonb_to_recordset(${ASKED}::jsonb) AS one(tag text, features text[], told text)),
          having_some AS (
            SELECT yes || partly AS has, count(*) AS places FROM venue_search
            WHERE is_known AND NOT is_sample AND (${country}::text IS NULL OR country_code = ${country}) GROUP BY 1)
          SELECT asked.tag, coalesce(
            CASE WHEN asked.told IS NULL
              THEN (SELECT sum(places) FROM having_some WHERE has && asked.features)
              ELSE (SELECT count(*) FROM venue_search AS spot
                    WHERE NOT spot.is_sample AND (${country}::text IS NULL OR spot.country_code = ${country}) AND spot.venue_id IN (
                      SELECT review.venue_id FROM review
                      WHERE review.set_aside IS NULL AND review.search_words @@ asked.told::tsquery AND coalesce(review.overall_rating, 3) >= 3))
            END, 0)::int AS places
          FROM asked`,
      TIMEOUT_MS,
    );
    const placesOf = new Map(rows.map(({ tag, places }) => [tag, places]));
    return TAGS.map(({ tag }) => ({ tag, places: Math.min(MOST_COUNTED, placesOf.get(tag) ?? 0) }));
  }
}
