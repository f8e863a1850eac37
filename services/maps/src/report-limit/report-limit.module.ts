import { Module } from '@nestjs/common';
import { SenderLimit, senderLimitParts } from '@waymark/service-kit';
import { REPORT_LIMIT, ReportLimit, ReportSenders } from './report-limit';

/** The rate limit on reports, and the hashed IP addresses that it counts. */
@Module({
  providers: [ReportLimit, ReportSenders, ...senderLimitParts(REPORT_LIMIT)],
  exports: [ReportLimit, SenderLimit],
})
export class ReportLimitModule {}
