import { Injectable } from '@nestjs/common';
import type { Actor, EndpointInput } from '@waymark/contracts-core';
import {
  correctFootpathReport,
  reportCorrected,
  type CorrectReport as Body,
  type FootpathReport,
} from '@waymark/contracts-maps';
import { Idempotency, Outbox, VISITOR } from '@waymark/service-kit';
import { problem } from '../problem';
import { isCorrectionKey } from './correction-key';
import { AttachPhotos } from '../report-photo/attach-photos';
import { PositionCheck } from './position-check';
import { ReportAutoFlags } from './report-auto-flags';
import { correctableUntil, ReportViews } from './report-views';
import { ReportWriter, type Correction, type LockedReport } from './report.writer';

const CORRECTABLE = ['issueType', 'severity', 'description', 'latitude', 'longitude'] as const;

@Injectable()
export class CorrectReport {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
    private readonly positions: PositionCheck,
    private readonly photos: AttachPhotos,
    private readonly writer: ReportWriter,
    private readonly autoFlags: ReportAutoFlags,
    private readonly views: ReportViews,
  ) {}

  async execute(
    { params: { id }, body }: EndpointInput<typeof correctFootpathReport>,
    actor: Actor,
    key: string | null,
  ): Promise<FootpathReport> {
    const memberId = actor?.memberId ?? null;
    const scope = { key, memberId: memberId ?? VISITOR, endpoint: correctFootpathReport.name, body: { ...body, id } };
    const { body: shown } = await this.idempotency.run(scope, async (tx) => {
      const report = await this.writer.lock(tx, id);
      if (!report) throw problem('report.not-found');
      if (!mayCorrect(report, memberId, body.correctionKey)) throw problem('report.not-yours');
      const version = await this.writer.correct(tx, id, this.correctionOf(report, body));
      if (body.photos) await this.photos.change(tx, id, memberId, body.photos);
      await this.writer.note(tx, { reportId: id, act: 'corrected', byName: report.reporterName, byId: memberId });
      const { issueType = report.issueType, severity = report.severity } = body;
      const data = { reportId: id, issueType, severity };
      await this.outbox.add(tx, reportCorrected, { aggregateId: id, aggregateVersion: version, data });
      await this.autoFlags.look(tx, id);
      return { status: 200, body: await this.views.one(id, memberId, tx) };
    });
    return shown;
  }

  private correctionOf(report: LockedReport, body: Body): Correction {
    const { latitude = report.latitude, longitude = report.longitude, address, isPositionMeant } = body;
    const isMoved = latitude !== report.latitude || longitude !== report.longitude;
    const given = CORRECTABLE.filter((field) => body[field] !== undefined).map((field) => [field, body[field]]);
    return {
      ...(Object.fromEntries(given) as Correction),
      ...(address !== undefined && { address: address || null }),
      ...(isMoved && { nearestPlace: this.positions.nearestPlace({ latitude, longitude, isPositionMeant }) }),
    };
  }
}

function mayCorrect(report: LockedReport, memberId: number | null, key: string | undefined): boolean {
  if (correctableUntil(report.createdAt) <= new Date()) return false;
  return (memberId !== null && report.reporterId === memberId) || isCorrectionKey(key, report.correctionKeyHash);
}
