import { Injectable } from '@nestjs/common';
import type { Actor } from '@waymark/contracts-core';
import { reportFootpathProblem, reportOpened, type FootpathReport, type ReportProblem } from '@waymark/contracts-maps';
import { coreProblem, Idempotency, Outbox, VISITOR } from '@waymark/service-kit';
import { correctionKeyHash, newCorrectionKey } from './correction-key';
import { PositionCheck } from './position-check';
import { AttachPhotos } from '../report-photo/attach-photos';
import { ReportLimit } from '../report-limit/report-limit';
import { ReportAutoFlags } from './report-auto-flags';
import { ReportViews } from './report-views';
import { ReportWriter } from './report.writer';

/** The reporter: a member or a visitor, and their network. */
export interface Reporter {
  actor: Actor;
  origin: string;
}

/** Adds a new report from our own form or from Open311. */
@Injectable()
export class TakeReport {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
    private readonly limit: ReportLimit,
    private readonly positions: PositionCheck,
    private readonly photos: AttachPhotos,
    private readonly writer: ReportWriter,
    private readonly autoFlags: ReportAutoFlags,
    private readonly views: ReportViews,
  ) {}

  async run(
    body: ReportProblem,
    { actor, origin }: Reporter,
    key: string | null,
  ): Promise<FootpathReport & { correctionKey: string | null }> {
    const { issueType, severity, description, latitude, longitude, address, reporterEmail, reporterContact } = body;
    const reporterName = body.reporterName ?? actor?.displayName;
    if (!reporterName)
      throw coreProblem('request.invalid', { fieldErrors: { reporterName: 'Please enter your name.' } });
    const nearestPlace = this.positions.nearestPlace(body);
    const memberId = actor?.memberId ?? null;
    const correctionKey = memberId === null ? newCorrectionKey() : null;
    const scope = { key, memberId: memberId ?? VISITOR, endpoint: reportFootpathProblem.name, body };
    const { body: shown } = await this.idempotency.run(scope, async (tx) => {
      const senderKey = await this.limit.check(tx, actor, origin);
      const reportId = await this.writer.insert(tx, {
        issueType,
        severity,
        description,
        latitude,
        longitude,
        address: address || null,
        reporterEmail: reporterEmail ?? null,
        reporterContact: reporterContact || null,
        reporterName,
        reporterId: memberId,
        nearestPlace,
        senderKey,
        correctionKeyHash: correctionKey && correctionKeyHash(correctionKey),
      });
      await this.photos.run(tx, reportId, memberId, body.photos);
      await this.writer.note(tx, { reportId, act: 'reported', byName: reporterName, byId: memberId });
      // Stores no ID for a member who entered a different name: they do not want to be identified by their own.
      const reporterId = actor?.displayName === reporterName ? memberId : null;
      const data = { reportId, issueType, severity, reporterId, town: nearestPlace };
      await this.outbox.add(tx, reportOpened, { aggregateId: reportId, aggregateVersion: 1, data });
      await this.autoFlags.look(tx, reportId);
      return { status: 201, body: { ...(await this.views.one(reportId, memberId, tx)), correctionKey } };
    });
    return shown;
  }
}
