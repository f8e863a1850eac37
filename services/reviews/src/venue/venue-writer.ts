import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { AnswerWriter } from '../answer/answer-writer';
import { homeCountry } from './home-country';
import { searchText } from './search-text';
import type { NewVenue } from './new-venue';
import type { KnownVenue } from './same-venue';

/** For a duplicate, the ID of the venue it duplicates. */
interface LikelyVenue extends KnownVenue {
  standsFor: number | null;
  /** The kind of that venue. */
  kind: string | null;
}

@Injectable()
export class VenueWriter {
  constructor(private readonly answers: AnswerWriter) {}

  /** Locks the venue's name, so that concurrent requests for it wait until the transaction ends. */
  async lockIdentity(tx: Tx, { normalName, placeId }: NewVenue): Promise<void> {
    // Locks in the same order everywhere, so that two writers cannot deadlock.
    for (const key of [`name:${normalName}`, ...(placeId ? [`place:${placeId}`] : [])]) {
      await tx.query(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    }
  }

  likely(tx: Tx, { normalName, placeId }: NewVenue): Promise<LikelyVenue[]> {
    return tx.query<LikelyVenue>(sql`
      SELECT id, place_id AS "placeId", normal_name AS "normalName", normal_city AS "normalCity", country, latitude, longitude,
             approximate_position AS "approximatePosition", coalesce(CASE WHEN status = 'double' THEN now_at END, id) AS "standsFor",
             (SELECT first.kind FROM venue AS first
              WHERE first.id = coalesce(CASE WHEN venue.status = 'double' THEN venue.now_at END, venue.id)) AS kind
      FROM venue WHERE place_id = ${placeId} OR normal_name = ${normalName}
      ORDER BY place_id = ${placeId} DESC NULLS LAST, id`);
  }

  async insert(tx: Tx, venue: NewVenue, createdBy: number): Promise<number> {
    const words = searchText({ ...venue, altNames: [], code: null });
    // Adds the country code: without it, searches in the home country would not find the venue. The table of towns may
    // still be empty.
    const home = homeCountry({ userCountry: venue.country, forceGlobal: false });
    const row = await tx.one<{ id: number }>(sql`
      INSERT INTO venue (place_id, name, normal_name, address, city, normal_city, country, country_code, category, kind,
                         description, alt_names, search_text, latitude, longitude, created_by)
      VALUES (${venue.placeId}, ${venue.name}, ${venue.normalName}, ${venue.address}, ${venue.city}, ${venue.normalCity},
              ${venue.country}, coalesce(${home}, (SELECT country_code FROM place WHERE country = ${venue.country} LIMIT 1)), ${venue.category}, ${venue.kind},
              ${venue.description}, '{}', ${words}, ${venue.position?.latitude ?? null}, ${venue.position?.longitude ?? null}, ${createdBy})
      RETURNING id`);
    if (!row) throw new Error('INSERT returned no row');
    return row.id;
  }

  /** Locks the venue for a change of its reviews; returns null if there is none. */
  lock(tx: Tx, id: number): Promise<{ name: string; kind: string | null } | null> {
    return tx.one<{ name: string; kind: string | null }>(sql`SELECT name, kind FROM venue WHERE id = ${id} FOR UPDATE`);
  }

  /** Recounts reviews and answers from the rows; requires the lock above. */
  async recount(tx: Tx, id: number): Promise<void> {
    await this.answers.takeFromReviews(tx, id);
    await this.answers.recount(tx, id);
    await tx.query(sql`
      UPDATE venue SET version = version + 1, review_count = counted.reviews, average_rating = counted.average
      FROM (SELECT count(*)::int AS reviews, round(avg(overall_rating)::numeric, 2)::float8 AS average
            FROM review WHERE venue_id = ${id} AND set_aside IS NULL) AS counted
      WHERE venue.id = ${id}`);
  }
}
