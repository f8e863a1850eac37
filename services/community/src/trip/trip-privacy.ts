import { Injectable } from '@nestjs/common';
import type { SliceExport } from '@waymark/contracts-core';
import { Database, type SlicePrivacy, type Tx } from '@waymark/service-kit';
import { PhotoFiles } from '@waymark/service-kit/photo';
import sql from 'sql-template-tag';
import { TripPhotoRepository } from '../trip-photo/trip-photo.repository';
import { LikeRepository } from './like.repository';
import { TellTrip } from './tell-trip';

/** Exports and erases what declarations cannot describe: days, files, and counts of likes. */
@Injectable()
export class TripPrivacy {
  constructor(
    private readonly database: Database,
    private readonly tell: TellTrip,
    private readonly likes: LikeRepository,
    private readonly photos: TripPhotoRepository,
    private readonly files: PhotoFiles,
  ) {}

  async days(memberId: number): Promise<SliceExport['sections'][number]> {
    const rows = await this.database.query(sql`
      SELECT entry.blog_id AS "tripNumber", entry.day_number AS "dayNumber", entry.title, entry.location, entry.content AS text,
             entry.accessibility_notes AS "accessibilityNotes", entry.attachments AS places, to_jsonb(entry.created_at) #>> '{}' AS "writtenAt"
      FROM trip_blog_entry entry JOIN trip_blog blog ON blog.id = entry.blog_id
      WHERE blog.author_id = ${memberId} ORDER BY entry.blog_id, entry.day_number`);
    return {
      id: 'trip-days',
      title: 'Days of your trips',
      about: 'What you wrote day by day. Everyone can read those of a published trip.',
      rows,
    };
  }

  async pictures(memberId: number): Promise<SliceExport['files']> {
    return this.files.exported(await this.photos.filesOf(memberId));
  }

  /** Deletes trips with their days, photos and comments, and recounts the trips that the member liked. */
  async erase(tx: Tx, memberId: number): Promise<void> {
    for (const photo of await this.photos.ofMember(tx, memberId))
      await this.files.remove(tx, photo, () => this.photos.remove(tx, photo.id));
    await this.removeTrips(tx, memberId);
    await this.takeLikesBack(tx, memberId);
  }

  private async removeTrips(tx: Tx, memberId: number): Promise<void> {
    const published = await tx.query<{ id: number; authorId: number }>(sql`
      SELECT id, author_id AS "authorId" FROM trip_blog
      WHERE author_id = ${memberId} AND is_published ORDER BY id FOR UPDATE`);
    for (const trip of published) await this.tell.removed(tx, trip);
    await tx.query(sql`DELETE FROM trip_blog WHERE author_id = ${memberId}`);
  }

  private async takeLikesBack(tx: Tx, memberId: number): Promise<void> {
    const liked = await tx.query<{ id: number; authorId: number }>(sql`
      SELECT blog.id, blog.author_id AS "authorId" FROM trip_blog blog
      WHERE EXISTS (SELECT 1 FROM trip_like WHERE blog_id = blog.id AND member_id = ${memberId})
      ORDER BY blog.id FOR UPDATE OF blog`);
    await tx.query(sql`DELETE FROM trip_like WHERE member_id = ${memberId}`);
    for (const trip of liked) await this.tell.liked(tx, trip, await this.likes.recount(tx, trip.id));
  }
}

/**
 * Days have no author column: `TripPrivacy` finds them through their trip. Listed first, like all sections with custom
 * export code.
 */
export const TRIP_DAY_TABLE: SlicePrivacy['tables'][number] = {
  table: 'trip_blog_entry',
  exported: { section: 'trip-days' },
  erased: 'Deleted with their trip.',
};

/** Member data in trips. `TripPrivacy` handles their files and the counts of others. */
export const TRIP_TABLES: SlicePrivacy['tables'] = [
  {
    table: 'trip_blog',
    member: 'author_id',
    exported: {
      id: 'trips',
      title: 'Your trips',
      about: 'Trips that you wrote up. Everyone can read those that are published. Only you can read the others.',
      columns: {
        tripNumber: 'id',
        title: 'title',
        description: 'description',
        destination: 'destination',
        startDate: 'start_date',
        endDate: 'end_date',
        tags: 'tags',
        accessContext: 'disability_context',
        story: 'story',
        coverPhoto: 'cover_photo_id',
        coverAddress: 'cover_url',
        coverDescription: 'cover_description',
        published: 'is_published',
        publishedAt: 'published_at',
        likes: 'like_count',
        views: 'view_count',
        writtenAt: 'created_at',
        changedAt: 'changed_at',
      },
      orderBy: 'id',
    },
    erased: 'delete',
  },
  {
    table: 'trip_photo',
    member: 'member_id',
    exported: {
      id: 'trip-photos',
      title: 'Photos that you sent for trips',
      about: 'Everyone can see those of a published trip. The pictures themselves are files of this export.',
      columns: {
        fileName: 'id',
        tripNumber: 'blog_id',
        description: 'description',
        width: 'width',
        height: 'height',
        uploadedAt: 'created_at',
      },
      orderBy: 'created_at',
    },
    erased: 'delete',
  },
  {
    table: 'trip_like',
    member: 'member_id',
    exported: {
      id: 'trip-likes',
      title: 'Trips that you like',
      about: 'Others see only how many people like a trip.',
      columns: { tripNumber: 'blog_id', since: 'created_at' },
      orderBy: 'created_at',
    },
    erased: 'delete',
  },
  {
    table: 'trip_draft',
    member: 'member_id',
    exported: {
      id: 'trip-drafts',
      title: 'Trips that you have started to write',
      about: 'Drafts, which only you can see.',
      columns: { tripNumber: 'blog_id', form: 'form', begunAt: 'created_at', changedAt: 'changed_at' },
      orderBy: 'created_at',
    },
    erased: 'delete',
  },
  { table: 'trip_view', holdsNobody: 'That somebody read a trip today, by a key that nobody can undo tomorrow.' },
  { table: 'trip_view_salt', holdsNobody: 'What makes those keys; it goes with its day.' },
];
