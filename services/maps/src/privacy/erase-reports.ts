import { Injectable } from '@nestjs/common';
import type { ReviewsChoice } from '@waymark/contracts-account';
import type { SliceExport } from '@waymark/contracts-core';
import { reportRemoved, reportVerified } from '@waymark/contracts-maps';
import { FORMER_MEMBER, Outbox, type OwnPrivacy, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { PhotoFiles } from '@waymark/service-kit/photo';
import { ReportPhotoRepository } from '../report-photo/report-photo.repository';
import { ReportWriter } from '../report/report.writer';

interface Leaving {
  memberId: number;
  /** The member's choice for their public content; reports are treated like reviews. */
  reviews: ReviewsChoice;
}

/** Recounts or anonymises data that other people read, which a declaration cannot express. */
@Injectable()
export class EraseReports implements OwnPrivacy<Leaving> {
  constructor(
    private readonly writer: ReportWriter,
    private readonly outbox: Outbox,
    private readonly photos: ReportPhotoRepository,
    private readonly files: PhotoFiles,
  ) {}

  /** Exports the member's photos; the declaration exports the rows. */
  async gather(memberId: number): Promise<SliceExport> {
    return { sections: [], files: await this.files.exported(await this.photos.filesOf(memberId)) };
  }

  async erase(tx: Tx, { memberId, reviews }: Leaving): Promise<void> {
    await this.removePhotos(tx, memberId, reviews === 'delete' ? 'all' : 'unused');
    if (reviews === 'delete') await this.remove(tx, memberId);
    else await this.anonymise(tx, memberId);
    await this.takeAnswersBack(tx, memberId);
    await tx.query(sql`UPDATE report_history SET by_id = NULL, by_name = ${FORMER_MEMBER} WHERE by_id = ${memberId}`);
    await tx.query(sql`DELETE FROM member_block WHERE ${memberId}::int IN (member_id, blocked_id)`);
  }

  private async removePhotos(tx: Tx, memberId: number, which: 'all' | 'unused'): Promise<void> {
    for (const photo of await this.photos.ofMember(tx, memberId, which))
      await this.files.remove(tx, photo, () => this.photos.remove(tx, photo.id));
  }

  private async remove(tx: Tx, memberId: number): Promise<void> {
    const gone = await tx.query<{ id: number; version: number }>(
      sql`DELETE FROM footpath_report WHERE reporter_id = ${memberId} RETURNING id, version`,
    );
    for (const { id, version } of gone)
      await this.outbox.add(tx, reportRemoved, {
        aggregateId: id,
        aggregateVersion: version + 1,
        data: { reportId: id },
      });
  }

  private async anonymise(tx: Tx, memberId: number): Promise<void> {
    await tx.query(sql`
      UPDATE footpath_report SET reporter_id = NULL, reporter_name = ${FORMER_MEMBER}, reporter_email = NULL, reporter_contact = NULL, sender_key = NULL
      WHERE reporter_id = ${memberId}`);
  }

  private async takeAnswersBack(tx: Tx, memberId: number): Promise<void> {
    const answered = await tx.query<{ id: number }>(sql`
      SELECT report.id FROM footpath_report report
      WHERE EXISTS (SELECT 1 FROM report_answer WHERE report_id = report.id AND member_id = ${memberId})
      ORDER BY report.id FOR UPDATE OF report`);
    await tx.query(sql`DELETE FROM report_answer WHERE member_id = ${memberId}`);
    for (const { id } of answered) {
      const { version, verificationCount } = await this.writer.recount(tx, id);
      const data = { reportId: id, verificationCount };
      await this.outbox.add(tx, reportVerified, { aggregateId: id, aggregateVersion: version, data });
    }
  }
}
