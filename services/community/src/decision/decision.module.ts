import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { CaseModule } from '../case/case.module';
import { ContentReportModule } from '../content-report/content-report.module';
import { NotificationModule } from '../notification/notification.module';
import { NotificationEmailModule } from '../notification-email/notification-email.module';
import { ContentAnswers } from './content-answers';
import { DecideCaseController } from './decide-case.controller';
import { DecideCase } from './decide-case.use-case';
import { DecisionWriter } from './decision.writer';
import { MemberMeasures } from './member-measures';
import { TellAuthor } from './tell-author';
import { TellBulkUndos } from './tell-bulk-undos';
import { TellReporters } from './tell-reporters';

/** Decisions on content, and the notifications about them. */
@Module({
  imports: [AuditModule, CaseModule, ContentReportModule, NotificationModule, NotificationEmailModule],
  controllers: [DecideCaseController],
  providers: [ContentAnswers, DecideCase, DecisionWriter, MemberMeasures, TellAuthor, TellBulkUndos, TellReporters],
  exports: [ContentAnswers, DecisionWriter, MemberMeasures, TellAuthor],
})
export class DecisionModule {}
