import { Injectable } from '@nestjs/common';
import { getTripPhoto, type TripPhoto, type TripPhotoSize, type UploadedTripPhoto } from '@waymark/contracts-community';
import { type Actor, hasRole } from '@waymark/contracts-core';
import { Database, type Tx } from '@waymark/service-kit';
import type { PhotoRow, PhotoRows, PhotoSender } from '@waymark/service-kit/photo';
import sql from 'sql-template-tag';
import type { Prisma } from '../generated/client';
import { PrismaService } from '../prisma.service';

/** A photo with its position in a trip. */
export interface PlacedPhoto {
  id: string;
  /** Null for the cover. */
  entryId: number | null;
  position: number;
  description: string;
}

const ROW = { id: true, width: true, height: true, fullFile: true, thumbFile: true } as const;

@Injectable()
export class TripPhotoRepository implements PhotoRows {
  constructor(
    private readonly database: Database,
    private readonly prisma: PrismaService,
  ) {}

  async insert(tx: Tx, photo: PhotoRow, { memberId }: PhotoSender): Promise<void> {
    await tx.with(this.prisma).tripPhoto.create({
      data: { ...photo, memberId } satisfies Prisma.TripPhotoUncheckedCreateInput,
      select: { id: true },
    });
  }

  /** If moderators hid the trip, only its author and staff see the photos. */
  async fileOf(id: string, size: TripPhotoSize, actor: Actor): Promise<{ name: string; isShown: boolean } | null> {
    const row = await this.database.one<
      Record<TripPhotoSize, string> & { memberId: number; isShown: boolean | null }
    >(sql`
      SELECT photo.full_file AS "full", photo.thumb_file AS thumb, photo.member_id AS "memberId", blog.set_aside IS NULL AS "isShown"
      FROM trip_photo photo LEFT JOIN trip_blog blog ON blog.id = photo.blog_id WHERE photo.id = ${id}::uuid`);
    if (!row) return null;
    const isShown = row.isShown === true;
    const maySee = isShown || (actor !== null && (actor.memberId === row.memberId || hasRole(actor.role, 'moderator')));
    return maySee ? { name: row[size], isShown } : null;
  }

  /**
   * Detaches the photos of a trip, so that they can be attached in a new order. The remaining ones are deleted like
   * unused photos.
   */
  async release(tx: Tx, blogId: number): Promise<void> {
    await tx.query(
      sql`UPDATE trip_photo SET blog_id = NULL, entry_id = NULL, unused_since = now() WHERE blog_id = ${blogId}`,
    );
  }

  /** Attaches the author's unused photos to a trip. Returns the IDs of those that it could attach. */
  async attach(tx: Tx, blogId: number, memberId: number, photos: readonly PlacedPhoto[]): Promise<Set<string>> {
    if (photos.length === 0) return new Set();
    const given = await tx.query<{ id: string }>(sql`
      UPDATE trip_photo AS photo
      SET blog_id = ${blogId}, entry_id = placed."entryId", position = placed.position, description = placed.description
      FROM jsonb_to_recordset(${JSON.stringify(photos)}::jsonb) AS placed (id uuid, "entryId" integer, position smallint, description text)
      WHERE photo.id = placed.id AND photo.blog_id IS NULL AND photo.member_id = ${memberId}
      RETURNING photo.id`);
    return new Set(given.map(({ id }) => id));
  }

  ofTrip(tx: Tx, blogId: number): Promise<PhotoRow[]> {
    return tx.with(this.prisma).tripPhoto.findMany({ where: { blogId }, select: ROW, orderBy: { fullFile: 'asc' } });
  }

  ofMember(tx: Tx, memberId: number): Promise<PhotoRow[]> {
    return tx.with(this.prisma).tripPhoto.findMany({ where: { memberId }, select: ROW, orderBy: { fullFile: 'asc' } });
  }

  /** Returns the member's own photos, newest first. */
  filesOf(memberId: number): Promise<Pick<PhotoRow, 'id' | 'fullFile'>[]> {
    return this.prisma.tripPhoto.findMany({
      where: { memberId },
      select: { id: true, fullFile: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    });
  }

  unusedOf({ memberId }: PhotoSender): Promise<number> {
    return this.prisma.tripPhoto.count({ where: { memberId, blogId: null } });
  }

  /** Returns photos that are in no trip and no draft. */
  unused(hours: number, limit: number): Promise<PhotoRow[]> {
    return this.database.query<PhotoRow>(sql`
      SELECT photo.id, photo.width, photo.height, photo.full_file AS "fullFile", photo.thumb_file AS "thumbFile"
      FROM trip_photo photo
      WHERE photo.blog_id IS NULL AND photo.unused_since < now() - make_interval(hours => ${hours})
        AND NOT EXISTS (
          SELECT 1 FROM trip_draft draft
          WHERE draft.member_id = photo.member_id AND strpos(draft.form::text, photo.id::text) > 0)
      ORDER BY photo.unused_since LIMIT ${limit}`);
  }

  async removeUnused(tx: Tx, id: string): Promise<boolean> {
    const { count } = await tx.with(this.prisma).tripPhoto.deleteMany({ where: { id, blogId: null } });
    return count > 0;
  }

  /** Deletes the photo, also from its trip. */
  async remove(tx: Tx, id: string): Promise<boolean> {
    const { count } = await tx.with(this.prisma).tripPhoto.deleteMany({ where: { id } });
    return count > 0;
  }

  async filesOfNobody(tx: Tx, files: readonly string[]): Promise<string[]> {
    const free = await tx.query<{ file: string | null }>(sql`
      SELECT file FROM unnest(${[...files]}::text[]) AS file
      WHERE NOT EXISTS (SELECT 1 FROM trip_photo WHERE full_file = file)
        AND NOT EXISTS (SELECT 1 FROM trip_photo WHERE thumb_file = file)`);
    return free.flatMap(({ file }) => file ?? []);
  }
}

export type PhotoFacts = Pick<TripPhoto, 'id' | 'width' | 'height' | 'description'>;

export const photoAddress = (id: string, size: TripPhotoSize): string =>
  getTripPhoto.path.replace(':id', id).replace(':size', size);

export function toUploadedPhoto({ id, width, height }: Omit<PhotoFacts, 'description'>): UploadedTripPhoto {
  return { id, url: photoAddress(id, 'full'), thumbUrl: photoAddress(id, 'thumb'), width, height };
}

export const toTripPhoto = (photo: PhotoFacts): TripPhoto => ({
  ...toUploadedPhoto(photo),
  description: photo.description,
});
