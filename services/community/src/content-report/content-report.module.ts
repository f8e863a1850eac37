import { Module } from '@nestjs/common';
import { CaseModule } from '../case/case.module';
import { NotificationEmailModule } from '../notification-email/notification-email.module';
import { ReportLimit } from './report-limit';
import { ReportRepository } from './report.repository';
import { SendReportController } from './send-report.controller';
import { SendReport } from './send-report.use-case';

/** Reports of content by readers. */
@Module({
  imports: [CaseModule, NotificationEmailModule],
  controllers: [SendReportController],
  providers: [ReportLimit, ReportRepository, SendReport],
  exports: [ReportRepository],
})
export class ContentReportModule {}
