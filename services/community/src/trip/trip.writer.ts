import { Injectable } from '@nestjs/common';
import { type CreateTrip, ownCoverId } from '@waymark/contracts-community';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { problem } from '../problem';
import type { TripTexts } from './read-texts';

/** A trip, locked for a change. */
interface LockedTrip {
  id: number;
  authorId: number;
  title: string;
  /** The author's choice. While moderators hide the trip, nobody else can read it either way. */
  isPublished: boolean;
  isSetAside: boolean;
  version: number;
}

export interface Author {
  memberId: number;
  displayName: string;
}

/** All SQL that writes trips. */
@Injectable()
export class TripWriter {
  /** Counts the member's trips of the last hour, under a lock, so that concurrent requests are counted too. */
  async writtenLately(tx: Tx, memberId: number): Promise<number> {
    await tx.query(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`trips of ${memberId}`}, 0))`);
    const row = await tx.one<{ count: number }>(sql`
      SELECT count(*)::int AS count FROM trip_blog
      WHERE author_id = ${memberId} AND created_at > clock_timestamp() - interval '1 hour'`);
    return row?.count ?? 0;
  }

  async insert(tx: Tx, author: Author, trip: CreateTrip, texts: TripTexts): Promise<number> {
    const row = await tx.one<{ id: number }>(sql`
      INSERT INTO trip_blog (author_id, author_name, title, description, destination, start_date, end_date, tags, disability_context,
                             story, story_text, cover_photo_id, cover_url, cover_description, is_published, published_at, day_count, search)
      VALUES (${author.memberId}, ${author.displayName}, ${trip.title}, ${trip.description}, ${trip.destination},
              ${trip.startDate}::date, ${trip.endDate}::date, ${trip.tags}::text[], ${trip.disabilityContext || null},
              ${trip.story}, ${JSON.stringify(texts.storyText)}::jsonb, ${photoOf(trip)}::uuid, ${addressOf(trip)}, ${wordsFor(trip)},
              ${trip.isPublic}, CASE WHEN ${trip.isPublic} THEN now() END, ${trip.days.length}, array_to_tsvector(${texts.words}::text[]))
      RETURNING id`);
    if (!row) throw new Error('A trip was not written.');
    return row.id;
  }

  /** Locks the trip until the transaction ends. Returns null if the reader may not see it. */
  async lock(tx: Tx, id: number, reader: number): Promise<LockedTrip | null> {
    // Locks in a separate statement: a single statement that waits for the lock would still read the old blocks.
    await tx.query(sql`SELECT 1 FROM trip_blog WHERE id = ${id} FOR UPDATE`);
    return tx.one<LockedTrip>(sql`
      SELECT blog.id, blog.author_id AS "authorId", blog.title, blog.is_published OR blog.was_published AS "isPublished",
             blog.set_aside IS NOT NULL AS "isSetAside", blog.version
      FROM trip_blog blog
      WHERE blog.id = ${id} AND (blog.author_id = ${reader} OR blog.is_published
        AND NOT EXISTS (SELECT 1 FROM member_block b WHERE b.member_id = ${reader} AND b.other_id = blog.author_id))`);
  }

  async change(tx: Tx, id: number, trip: CreateTrip, texts: TripTexts): Promise<void> {
    await tx.query(sql`
      UPDATE trip_blog
      SET title = ${trip.title}, description = ${trip.description}, destination = ${trip.destination},
          start_date = ${trip.startDate}::date, end_date = ${trip.endDate}::date, tags = ${trip.tags}::text[],
          disability_context = ${trip.disabilityContext || null}, story = ${trip.story},
          story_text = ${JSON.stringify(texts.storyText)}::jsonb, cover_photo_id = ${photoOf(trip)}::uuid,
          cover_url = ${addressOf(trip)}, cover_description = ${wordsFor(trip)}, day_count = ${trip.days.length},
          search = array_to_tsvector(${texts.words}::text[]), version = version + 1, changed_at = now()
      WHERE id = ${id}`);
  }

  /** The date of the first publication stays: a trip that is withdrawn and published again is not new. */
  async setPublished(tx: Tx, id: number, isPublished: boolean): Promise<void> {
    await tx.query(sql`
      UPDATE trip_blog
      SET is_published = ${isPublished} AND set_aside IS NULL, was_published = ${isPublished} AND set_aside IS NOT NULL,
          published_at = coalesce(published_at, CASE WHEN ${isPublished} THEN now() END)
      WHERE id = ${id}`);
  }

  async delete(tx: Tx, id: number): Promise<void> {
    await tx.query(sql`DELETE FROM trip_blog WHERE id = ${id}`);
  }

  /** Returns the version for the next event about the trip. */
  async nextEvent(tx: Tx, id: number): Promise<number> {
    const row = await tx.one<{ version: number }>(sql`
      UPDATE trip_blog SET event_version = event_version + 1 WHERE id = ${id} RETURNING event_version AS version`);
    if (!row) throw new Error('There is no such trip to tell of.');
    return row.version;
  }

  async deleteDraft(tx: Tx, memberId: number, draft: string | undefined): Promise<void> {
    if (draft) await tx.query(sql`DELETE FROM trip_draft WHERE id = ${draft}::uuid AND member_id = ${memberId}`);
  }
}

const photoOf = ({ coverImageUrl }: CreateTrip): string | null => ownCoverId(coverImageUrl ?? '');
const addressOf = (trip: CreateTrip): string | null => (photoOf(trip) ? null : trip.coverImageUrl || null);
const wordsFor = ({ coverImageUrl, coverDescription }: CreateTrip): string | null =>
  coverImageUrl ? coverDescription || null : null;

/** Checks that the member is the author. Throws 404 if they may not read the trip, otherwise 403. */
export function ownTrip(trip: LockedTrip | null, memberId: number): LockedTrip {
  if (!trip) throw problem('trip.not-found');
  if (trip.authorId !== memberId) throw problem('trip.not-yours');
  return trip;
}
