import { Injectable } from '@nestjs/common';
import { MOST_TRIPS_COUNTED, type RichText, type TripAttachment, type TripTag } from '@waymark/contracts-community';
import type { Corrected, HiddenContent } from '@waymark/contracts-core';
import { asideOf, correctedOf, Database, OwnMarks, type Tx } from '@waymark/service-kit';
import sql, { type Sql } from 'sql-template-tag';
import type { PhotoFacts } from '../trip-photo/trip-photo.repository';
import type { TripCursor, TripOrder } from './trip-cursor';
import { afterTrip, askedInSteps, isReadable, ORDERS, tripConditions, type TripsQuery } from './trip-filter.sql';

/** A trip in a list, as one reader sees it. */
export interface TripRow {
  id: number;
  title: string;
  description: string;
  destination: string;
  /** `YYYY-MM-DD` */
  startDate: string;
  endDate: string | null;
  tags: TripTag[];
  disabilityContext: string | null;
  coverPhotoId: string | null;
  coverUrl: string | null;
  coverDescription: string | null;
  firstPhoto: { id: string; description: string } | null;
  isPublished: boolean;
  publishedAt: Date | null;
  totalLikes: number;
  totalViews: number;
  dayCount: number;
  isSample: boolean;
  createdAt: Date;
  changedAt: Date;
  /** Null if the author cannot be named. */
  authorName: string | null;
  authorProfileId: number | null;
  isAuthorVerified: boolean;
  isOwn: boolean;
  /** The moderators' decision. Once it is set, only the author can read the trip. */
  setAside: HiddenContent | null;
  corrected: Corrected | null;
  /** Null if it is unknown at the moment. */
  isLikedByMe: boolean | null;
}

export interface DayRow {
  id: number;
  dayNumber: number;
  title: string;
  location: string | null;
  content: string;
  contentText: RichText;
  accessibilityNotes: string | null;
  attachments: TripAttachment[];
  /** ISO 8601, as in the JSON. */
  createdAt: string;
  photos: PhotoFacts[];
}

export interface WholeRow extends TripRow {
  story: string;
  storyText: RichText;
  version: number;
  days: DayRow[];
}

export type Source = Pick<Tx, 'one'>;

/** The reader's ID; null for a visitor. `withLikes` also reads which of the trips they like. */
interface TripReader {
  id: number | null;
  withLikes: boolean;
}

/** Up to this many trips, testing each is faster than an index search for a prefix. */
const MOST_ASKED_ONE_BY_ONE = 2_000;

interface PageQuery {
  cursor: TripCursor | null;
  limit: number;
}

const isLiked = ({ id, withLikes }: TripReader): Sql => {
  if (id === null) return sql`false`;
  if (!withLikes) return sql`NULL::boolean`;
  return sql`EXISTS (SELECT 1 FROM trip_like WHERE trip_like.blog_id = blog.id AND trip_like.member_id = ${id})`;
};

/** The first photo, used as cover if the trip has none. */
const FIRST_PHOTO = sql`
  CASE WHEN blog.cover_photo_id IS NULL AND blog.cover_url IS NULL THEN (
    SELECT jsonb_build_object('id', photo.id, 'description', photo.description)
    FROM trip_photo photo JOIN trip_blog_entry entry ON entry.id = photo.entry_id
    WHERE entry.blog_id = blog.id ORDER BY entry.day_number, photo.position LIMIT 1) END`;

// Members unknown to this service keep the name from when they wrote. Suspended members have no name.
const columns = (reader: TripReader): Sql => sql`
  blog.id, blog.title, blog.description, blog.destination, blog.start_date::text AS "startDate", blog.end_date::text AS "endDate",
  blog.tags, blog.disability_context AS "disabilityContext", blog.cover_photo_id AS "coverPhotoId", blog.cover_url AS "coverUrl",
  blog.cover_description AS "coverDescription", blog.is_published OR blog.was_published AS "isPublished", blog.published_at AS "publishedAt",
  blog.like_count AS "totalLikes", blog.view_count AS "totalViews", blog.day_count AS "dayCount", blog.is_sample AS "isSample",
  blog.created_at AS "createdAt", blog.changed_at AS "changedAt", ${asideOf(sql`blog`, 'trip')} AS "setAside",
  ${correctedOf(sql`blog`, 'trip')} AS corrected,
  coalesce(author.name, (SELECT blog.author_name WHERE NOT EXISTS (SELECT 1 FROM member WHERE member.id = blog.author_id))) AS "authorName",
  CASE WHEN blog.author_id = ${reader.id}::int THEN blog.author_id ELSE author.link_id END AS "authorProfileId",
  coalesce(author.is_verified, false) AS "isAuthorVerified", blog.author_id IS NOT DISTINCT FROM ${reader.id}::int AS "isOwn",
  ${FIRST_PHOTO} AS "firstPhoto", ${isLiked(reader)} AS "isLikedByMe"`;

const WHOLE = sql`
  blog.story, blog.story_text AS "storyText", blog.version,
  coalesce((
    SELECT jsonb_agg(jsonb_build_object(
             'id', entry.id, 'dayNumber', entry.day_number, 'title', entry.title, 'location', entry.location,
             'content', entry.content, 'contentText', entry.content_text, 'accessibilityNotes', entry.accessibility_notes,
             'attachments', entry.attachments, 'createdAt', entry.created_at, 'photos', coalesce((
               SELECT jsonb_agg(jsonb_build_object('id', photo.id, 'width', photo.width, 'height', photo.height,
                                                   'description', photo.description) ORDER BY photo.position)
               FROM trip_photo photo WHERE photo.entry_id = entry.id), '[]')) ORDER BY entry.day_number)
    FROM trip_blog_entry entry WHERE entry.blog_id = blog.id), '[]') AS days`;

/** All SQL that reads trips. */
@Injectable()
export class TripRepository {
  private readonly likes = new OwnMarks();

  constructor(private readonly database: Database) {}

  page(asked: TripsQuery, order: TripOrder, page: PageQuery, reader: number | null): Promise<TripRow[]> {
    return this.rows(tripConditions(asked, reader), order, page, reader);
  }

  ownPage(page: PageQuery, author: number): Promise<TripRow[]> {
    return this.rows(sql`blog.author_id = ${author}`, 'own', page, author);
  }

  private rows(rules: Sql, order: TripOrder, { cursor, limit }: PageQuery, id: number | null): Promise<TripRow[]> {
    return this.likes.shown(id, (withLikes) =>
      this.database.query<TripRow>(sql`
      SELECT ${columns({ id, withLikes })}
      FROM trip_blog blog LEFT JOIN shown_member author ON author.id = blog.author_id
      WHERE ${rules} ${afterTrip(cursor)} ORDER BY ${ORDERS[order]} LIMIT ${limit}`),
    );
  }

  /** Returns how moderators hid a trip that was public before; null for all other trips. */
  aside(source: Source, id: number): Promise<{ setAside: string } | null> {
    return source.one<{ setAside: string }>(
      sql`SELECT set_aside AS "setAside" FROM trip_blog WHERE id = ${id} AND set_aside IS NOT NULL AND was_published`,
    );
  }

  /** Counts the matches, up to MOST_TRIPS_COUNTED. */
  count(asked: TripsQuery, reader: number | null): Promise<number> {
    const steps = askedInSteps(asked, reader);
    return steps
      ? this.countedInSteps(tripConditions(asked, reader), steps)
      : this.counted(tripConditions(asked, reader));
  }

  countOwn(author: number): Promise<number> {
    return this.counted(sql`blog.author_id = ${author}`);
  }

  private async counted(rules: Sql): Promise<number> {
    const row = await this.database.one<{ total: number }>(sql`
      SELECT count(*)::int AS total FROM (SELECT 1 FROM trip_blog blog WHERE ${rules} LIMIT ${MOST_TRIPS_COUNTED}) AS counted`);
    return row?.total ?? 0;
  }

  /**
   * Counts matches in two steps. For a prefix, the index reads all words that begin with it: 16 ms with 100,000 trips.
   * If few trips contain the other words, testing each of those takes 2 ms.
   */
  private async countedInSteps(rules: Sql, { typed, last }: { typed: Sql; last: Sql }): Promise<number> {
    const row = await this.database.one<{ total: number }>(sql`
      WITH few AS MATERIALIZED (SELECT blog.search FROM trip_blog blog WHERE ${typed} LIMIT ${MOST_ASKED_ONE_BY_ONE})
      SELECT coalesce(CASE WHEN (SELECT count(*) FROM few) < ${MOST_ASKED_ONE_BY_ONE}
        THEN (SELECT count(*) FROM (SELECT 1 FROM few WHERE ${last} LIMIT ${MOST_TRIPS_COUNTED}) AS counted)
        ELSE (SELECT count(*) FROM (SELECT 1 FROM trip_blog blog WHERE ${rules} LIMIT ${MOST_TRIPS_COUNTED}) AS counted)
      END, 0)::int AS total`);
    return row?.total ?? 0;
  }

  /** Reads a trip as `reader` may see it; authors also see their own unpublished ones. */
  one(source: Source, id: number, reader: number | null): Promise<WholeRow | null> {
    const read = (withLikes: boolean) =>
      source.one<WholeRow>(sql`
      SELECT ${columns({ id: reader, withLikes })}, ${WHOLE}
      FROM trip_blog blog LEFT JOIN shown_member author ON author.id = blog.author_id
      WHERE blog.id = ${id} AND (blog.author_id = ${reader}::int OR ${isReadable(reader)})`);
    return source === this.database ? this.likes.shown(reader, read) : read(true);
  }
}
