import { Injectable } from '@nestjs/common';
import { hasRole, type Actor } from '@waymark/contracts-core';
import type { AttachedPhotos, PhotoSize } from '@waymark/contracts-reviews';
import { Database, type Tx } from '@waymark/service-kit';
import type { PhotoRow, PhotoRows, PhotoSender } from '@waymark/service-kit/photo';
import sql from 'sql-template-tag';
import type { Prisma } from '../generated/client';
import { PrismaService } from '../prisma.service';

@Injectable()
export class PhotoRepository implements PhotoRows {
  constructor(
    private readonly database: Database,
    private readonly prisma: PrismaService,
  ) {}

  async insert(tx: Tx, photo: PhotoRow, { memberId }: PhotoSender): Promise<void> {
    await tx.with(this.prisma).reviewPhoto.create({
      data: { ...photo, memberId } satisfies Prisma.ReviewPhotoUncheckedCreateInput,
      select: { id: true },
    });
  }

  /**
   * Returns a photo's file. A photo hidden by moderators, alone or with its review, is visible only to its author and
   * staff.
   */
  async fileOf(id: string, size: PhotoSize, actor: Actor): Promise<{ name: string; isShown: boolean } | null> {
    const row = await this.database.one<Record<PhotoSize, string> & { memberId: number | null; isShown: boolean }>(sql`
      SELECT photo.full_file AS "full", photo.thumb_file AS thumb, photo.member_id AS "memberId",
             photo.set_aside IS NULL AND review.set_aside IS NULL AS "isShown"
      FROM review_photo photo LEFT JOIN review ON review.id = photo.review_id WHERE photo.id = ${id}::uuid`);
    if (!row) return null;
    const maySee =
      row.isShown || (actor !== null && (actor.memberId === row.memberId || hasRole(actor.role, 'moderator')));
    return maySee ? { name: row[size], isShown: row.isShown } : null;
  }

  /** Attaches the author's unused photos to a review. Returns the positions of those that it could not attach. */
  async attach(tx: Tx, reviewId: number, memberId: number, photos: AttachedPhotos): Promise<number[]> {
    if (photos.length === 0) return [];
    const rows = photos.map(({ id, description }, position) => ({ id, description, position }));
    const given = await tx.query<{ id: string }>(sql`
      UPDATE review_photo AS photo
      SET review_id = ${reviewId}, position = chosen.position, description = chosen.description
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS chosen (id uuid, position smallint, description text)
      WHERE photo.id = chosen.id AND photo.member_id = ${memberId}
        AND (photo.review_id IS NULL OR photo.review_id = ${reviewId} AND photo.set_aside IS NOT NULL)
      RETURNING photo.id`);
    const ids = new Set(given.map(({ id }) => id));
    return photos.flatMap(({ id }, place) => (ids.has(id) ? [] : [place]));
  }

  /** Detaches the photos of a review, so that the remaining ones can be attached in a new order. */
  async release(tx: Tx, reviewId: number): Promise<void> {
    await tx.with(this.prisma).reviewPhoto.updateMany({
      // A photo hidden by moderators stays attached: the form does not show it, and its moderation case is about it.
      where: { reviewId, setAside: null },
      data: { reviewId: null } satisfies Prisma.ReviewPhotoUncheckedUpdateManyInput,
    });
  }

  /** Counts a member's photos that no review uses yet. */
  unusedOf({ memberId }: PhotoSender): Promise<number> {
    return this.prisma.reviewPhoto.count({ where: { memberId, reviewId: null } });
  }

  /** Returns photos that no review used within `hours`, oldest first. */
  unused(hours: number, limit: number): Promise<PhotoRow[]> {
    return this.database.query<PhotoRow>(sql`
      SELECT id, width, height, full_file AS "fullFile", thumb_file AS "thumbFile" FROM review_photo
      WHERE review_id IS NULL AND created_at < now() - make_interval(hours => ${hours})
      ORDER BY created_at LIMIT ${limit}`);
  }

  async removeUnused(tx: Tx, id: string): Promise<boolean> {
    const { count } = await tx.with(this.prisma).reviewPhoto.deleteMany({ where: { id, reviewId: null } });
    return count > 0;
  }

  /** Deletes the photo, also from its review. */
  async remove(tx: Tx, id: string): Promise<boolean> {
    const { count } = await tx.with(this.prisma).reviewPhoto.deleteMany({ where: { id } });
    return count > 0;
  }

  async filesOfNobody(tx: Tx, files: readonly string[]): Promise<string[]> {
    const free = await tx.query<{ file: string | null }>(sql`
      SELECT file FROM unnest(${[...files]}::text[]) AS file
      WHERE NOT EXISTS (SELECT 1 FROM review_photo WHERE full_file = file)
        AND NOT EXISTS (SELECT 1 FROM review_photo WHERE thumb_file = file)`);
    return free.flatMap(({ file }) => file ?? []);
  }
}
