import { Injectable } from '@nestjs/common';
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

  async fileOf(id: string, size: PhotoSize): Promise<string | null> {
    const row = await this.database.one<Record<PhotoSize, string>>(sql`
      SELECT full_file AS "full", thumb_file AS thumb FROM review_photo WHERE id = ${id}::uuid`);
    return row?.[size] ?? null;
  }

  /** Gives a review its author's own photos that no review has yet. Tells the places of those it could not give. */
  async attach(tx: Tx, reviewId: number, memberId: number, photos: AttachedPhotos): Promise<number[]> {
    if (photos.length === 0) return [];
    const rows = photos.map(({ id, description }, position) => ({ id, description, position }));
    const given = await tx.query<{ id: string }>(sql`
      UPDATE review_photo AS photo
      SET review_id = ${reviewId}, position = chosen.position, description = chosen.description
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS chosen (id uuid, position smallint, description text)
      WHERE photo.id = chosen.id AND photo.member_id = ${memberId} AND photo.review_id IS NULL
      RETURNING photo.id`);
    const ids = new Set(given.map(({ id }) => id));
    return photos.flatMap(({ id }, place) => (ids.has(id) ? [] : [place]));
  }

  /** Takes from a review the photos that its author no longer wants in it, and frees the others to be given again in order. */
  async release(tx: Tx, reviewId: number): Promise<void> {
    await tx.with(this.prisma).reviewPhoto.updateMany({
      where: { reviewId },
      data: { reviewId: null } satisfies Prisma.ReviewPhotoUncheckedUpdateManyInput,
    });
  }

  /** How many photos of a member no review has yet. */
  unusedOf({ memberId }: PhotoSender): Promise<number> {
    return this.prisma.reviewPhoto.count({ where: { memberId, reviewId: null } });
  }

  /** Photos that no review used within `hours`, oldest first. */
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

  /** From its review too. */
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
