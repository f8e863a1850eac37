import { Injectable } from '@nestjs/common';
import type { SliceExport } from '@waymark/contracts-core';
import { Database, type Tx } from '@waymark/service-kit';
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
