import { Injectable } from '@nestjs/common';
import { type Actor, hasRole } from '@waymark/contracts-core';
import {
  type AttachedReportPhotos,
  getReportPhoto,
  type ReportPhoto,
  type ReportPhotoSize,
  type UploadedReportPhoto,
} from '@waymark/contracts-maps';
import { Database, type Tx } from '@waymark/service-kit';
import type { PhotoRow, PhotoRows, PhotoSender } from '@waymark/service-kit/photo';
import sql from 'sql-template-tag';
import type { Prisma } from '../generated/client';
import { PrismaService } from '../prisma.service';

@Injectable()
export class ReportPhotoRepository implements PhotoRows {
  constructor(
    private readonly database: Database,
    private readonly prisma: PrismaService,
  ) {}

  async insert(tx: Tx, photo: PhotoRow, { memberId, visitorKey }: PhotoSender): Promise<void> {
    const owner = visitorKey === undefined ? { memberId } : { senderKey: visitorKey };
    await tx.with(this.prisma).reportPhoto.create({
      data: { ...photo, ...owner } satisfies Prisma.ReportPhotoUncheckedCreateInput,
      select: { id: true },
    });
  }

  /** Only the reporter and staff can see the photos of a report that moderators have hidden. */
  async fileOf(id: string, size: ReportPhotoSize, actor: Actor): Promise<{ name: string; isShown: boolean } | null> {
    const row = await this.database.one<
      Record<ReportPhotoSize, string> & { memberId: number | null; isShown: boolean | null }
    >(sql`
      SELECT photo.full_file AS "full", photo.thumb_file AS thumb, photo.member_id AS "memberId", report.set_aside IS NULL AS "isShown"
      FROM report_photo photo LEFT JOIN footpath_report report ON report.id = photo.report_id WHERE photo.id = ${id}::uuid`);
    if (!row) return null;
    const isShown = row.isShown === true;
    const maySee = isShown || (actor !== null && (actor.memberId === row.memberId || hasRole(actor.role, 'moderator')));
    return maySee ? { name: row[size], isShown } : null;
  }

  /**
   * Attaches unused photos to a report: the member's own, or a visitor's (only the uploader knows its ID). Then
   * deletes the data about the uploader. Returns the indexes of photos that could not be attached.
   */
  async attach(tx: Tx, reportId: number, memberId: number | null, photos: AttachedReportPhotos): Promise<number[]> {
    if (photos.length === 0) return [];
    const rows = photos.map(({ id, description }, position) => ({ id, description, position }));
    const given = await tx.query<{ id: string }>(sql`
      UPDATE report_photo AS photo
      SET report_id = ${reportId}, position = chosen.position, description = chosen.description,
          member_id = coalesce(photo.member_id, ${memberId}::int), sender_key = NULL
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS chosen (id uuid, position smallint, description text)
      WHERE photo.id = chosen.id AND photo.report_id IS NULL AND (photo.member_id IS NULL OR photo.member_id = ${memberId}::int)
      RETURNING photo.id`);
    const ids = new Set(given.map(({ id }) => id));
    return photos.flatMap(({ id }, place) => (ids.has(id) ? [] : [place]));
  }

  /**
   * Detaches the photos of a report, so that they can be attached in another order. The remaining ones are deleted
   * like unused photos.
   */
  async release(tx: Tx, reportId: number): Promise<void> {
    await tx.with(this.prisma).reportPhoto.updateMany({
      where: { reportId },
      data: { reportId: null } satisfies Prisma.ReportPhotoUncheckedUpdateManyInput,
    });
  }

  unusedOf({ memberId, visitorKey }: PhotoSender): Promise<number> {
    const sender = visitorKey === undefined ? { memberId } : { senderKey: visitorKey };
    return this.prisma.reportPhoto.count({ where: { ...sender, reportId: null } });
  }

  unused(hours: number, limit: number): Promise<PhotoRow[]> {
    return this.database.query<PhotoRow>(sql`
      SELECT id, width, height, full_file AS "fullFile", thumb_file AS "thumbFile" FROM report_photo
      WHERE report_id IS NULL AND created_at < now() - make_interval(hours => ${hours})
      ORDER BY created_at LIMIT ${limit}`);
  }

  async removeUnused(tx: Tx, id: string): Promise<boolean> {
    const { count } = await tx.with(this.prisma).reportPhoto.deleteMany({ where: { id, reportId: null } });
    return count > 0;
  }

  /**
   * Returns the photos to delete with a member: all unused ones, and those of reports only when these are deleted too.
   */
  ofMember(tx: Tx, memberId: number, which: 'all' | 'unused'): Promise<PhotoRow[]> {
    return tx.with(this.prisma).reportPhoto.findMany({
      where: { memberId, ...(which === 'unused' && { reportId: null }) },
      select: { id: true, width: true, height: true, fullFile: true, thumbFile: true },
      orderBy: [{ fullFile: 'asc' }, { thumbFile: 'asc' }],
    });
  }

  /** Returns the member's own photos, newest first. */
  filesOf(memberId: number): Promise<Pick<PhotoRow, 'id' | 'fullFile'>[]> {
    return this.prisma.reportPhoto.findMany({
      where: { memberId },
      select: { id: true, fullFile: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    });
  }

  /** Deletes the photo, also from its report. */
  async remove(tx: Tx, id: string): Promise<boolean> {
    const { count } = await tx.with(this.prisma).reportPhoto.deleteMany({ where: { id } });
    return count > 0;
  }

  async filesOfNobody(tx: Tx, files: readonly string[]): Promise<string[]> {
    const free = await tx.query<{ file: string | null }>(sql`
      SELECT file FROM unnest(${[...files]}::text[]) AS file
      WHERE NOT EXISTS (SELECT 1 FROM report_photo WHERE full_file = file)
        AND NOT EXISTS (SELECT 1 FROM report_photo WHERE thumb_file = file)`);
    return free.flatMap(({ file }) => file ?? []);
  }
}

export type PhotoFacts = Pick<ReportPhoto, 'id' | 'width' | 'height' | 'description'>;

const address = (id: string, size: ReportPhotoSize) => getReportPhoto.path.replace(':id', id).replace(':size', size);

export function toUploadedPhoto({ id, width, height }: Omit<PhotoFacts, 'description'>): UploadedReportPhoto {
  return { id, url: address(id, 'full'), thumbUrl: address(id, 'thumb'), width, height };
}

export const toReportPhoto = (photo: PhotoFacts): ReportPhoto => ({
  ...toUploadedPhoto(photo),
  description: photo.description,
});
