import { Injectable } from '@nestjs/common';
import type { ContentState, CorrectableText, ShownContent } from '@waymark/contracts-core';
import { ISSUE_TYPE_LABELS, SEVERITY_LABELS, type IssueType, type Severity } from '@waymark/contracts-maps';
import {
  contentNumber,
  hiddenContentOf,
  stateOf,
  type AboutContent,
  type ModerationKind,
  type Tx,
} from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { PrismaService } from '../prisma.service';
import { toReportPhoto } from '../report-photo/report-photo.repository';

const DESCRIPTION_MAX = 4_000;

const pathOf = (id: number): string => `/footpath-reports/${id}`;

@Injectable()
export class ReportModeration implements ModerationKind {
  constructor(private readonly prisma: PrismaService) {}

  async about(tx: Tx, contentId: string): Promise<AboutContent | null> {
    const row = await tx.one<{ id: number; reporterId: number | null; createdAt: Date }>(sql`
      SELECT id, reporter_id AS "reporterId", created_at AS "createdAt" FROM footpath_report WHERE id = ${contentNumber(contentId)}`);
    return row && { authorId: row.reporterId, path: pathOf(row.id), writtenAt: row.createdAt };
  }

  /** Hides or shows a report. The table's trigger updates the map's clusters and towns within a second. */
  async set(tx: Tx, contentId: string, state: ContentState): Promise<boolean> {
    const row = await tx.one<{ id: number }>(sql`
      UPDATE footpath_report SET set_aside = ${hiddenContentOf(state)}, version = version + 1
      WHERE id = ${contentNumber(contentId)} RETURNING id`);
    if (!row) return false;
    // A hidden report is passed on to no authority. An authority that already has the report keeps it.
    await tx.query(sql`
      UPDATE report_handover SET next_try_at = CASE WHEN ${state} = 'shown' THEN now() END
      WHERE report_id = ${row.id} AND state = 'waiting'`);
    return true;
  }

  async texts(db: Pick<Tx, 'one'>, contentId: string): Promise<CorrectableText[] | null> {
    const row = await db.one<{ text: string }>(sql`
      SELECT description AS text FROM footpath_report WHERE id = ${contentNumber(contentId)}`);
    return (
      row && [{ part: 'description', label: 'Description', text: row.text, max: DESCRIPTION_MAX, isRequired: true }]
    );
  }

  /** Stores a corrected text. An authority that already has the report keeps the old text. */
  async write(tx: Tx, contentId: string, { description = '' }: Readonly<Record<string, string>>): Promise<void> {
    await tx.query(sql`
      UPDATE footpath_report SET description = ${description}, version = version + 1 WHERE id = ${contentNumber(contentId)}`);
  }

  async show(contentId: string): Promise<ShownContent | null> {
    const row = await this.prisma.footpathReport.findUnique({
      where: { id: contentNumber(contentId) ?? 0 },
      include: { photos: { orderBy: { position: 'asc' } }, history: { orderBy: { id: 'desc' } } },
    });
    if (!row) return null;
    return {
      state: stateOf(row.setAside),
      authorId: row.reporterId,
      authorName: row.reporterName,
      path: pathOf(row.id),
      writtenAt: row.createdAt.toISOString(),
      editedAt: null,
      title: `Footpath report: ${row.address ?? row.nearestPlace}`,
      texts: [
        { label: 'Description', text: row.description },
        { label: 'Address', text: row.address ?? '' },
      ].filter(({ text }) => text !== ''),
      facts: [
        { label: 'Problem', text: ISSUE_TYPE_LABELS[row.issueType as IssueType] },
        { label: 'How bad', text: SEVERITY_LABELS[row.severity as Severity] },
        { label: 'Near', text: row.nearestPlace },
        { label: 'Seen by', text: `${row.verificationCount} members` },
      ],
      photos: row.photos.map(({ id, width, height, description }) => toReportPhoto({ id, width, height, description })),
      earlier: row.history
        .filter(({ reason }) => reason !== null)
        .map(({ at, byName, reason }) => ({ until: at.toISOString(), texts: [{ label: byName, text: reason ?? '' }] })),
    };
  }
}
