import { Module } from '@nestjs/common';
import { bulkUndoDecided } from '@waymark/contracts-community';
import { mapsBulkUndoDone, mapsContentModerated, showMapsDay } from '@waymark/contracts-maps';
import { bulkUndoParts, OnEvent } from '@waymark/service-kit';
import { ModerationModule } from '../moderation/moderation.module';
import { ReportModule } from '../report/report.module';
import { SettleReport, UndoneReportAnswers, UndoneReports } from './undone-reports';

const PARTS = bulkUndoParts({
  kinds: { 'footpath-report': UndoneReports, 'footpath-answer': UndoneReportAnswers },
  onDecided: OnEvent(bulkUndoDecided),
  done: mapsBulkUndoDone,
  moderated: mapsContentModerated,
  endpoint: showMapsDay,
});

/** Members' activity in this slice that staff can undo for a whole day. */
@Module({
  imports: [ModerationModule, ReportModule],
  controllers: PARTS.controllers,
  providers: [...PARTS.providers, SettleReport],
})
export class BulkUndoModule {}
