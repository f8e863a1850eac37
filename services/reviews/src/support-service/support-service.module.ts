import { Module } from '@nestjs/common';
import { senderLimitParts } from '@waymark/service-kit';
import { AuditModule } from '../audit/audit.module';
import { AnswerServiceQuestion } from './ask-support-services/answer-service-question.use-case';
import { AskSupportServices } from './ask-support-services/ask-support-services.use-case';
import { OpenQuestion } from './ask-support-services/open-question';
import { QuestionTokens } from './ask-support-services/question-tokens';
import { QuestionRepository } from './ask-support-services/question.repository';
import { ReadServiceQuestion } from './ask-support-services/read-service-question.use-case';
import { ChangeService } from './desk/change-service';
import { ServiceActs } from './desk/service-acts';
import { ServiceDeskViews } from './desk/service-desk-views';
import { ServiceDeskWriter } from './desk/service-desk-writer';
import { ServiceDeskController } from './desk/service-desk.controller';
import { ServiceDeskRepository } from './desk/service-desk.repository';
import { ServiceDrafts } from './desk/service-drafts';
import { ExpireSupportServices } from './expire-support-services.use-case';
import { ImportSupportServices } from './import-support-services/import-support-services.use-case';
import { TryImport } from './import-support-services/try-import.use-case';
import { ListSupportServices } from './list-support-services.use-case';
import { AskSchedule, ExpirySchedule } from './nightly-jobs';
import { SuggestSupportService } from './suggest-support-service.use-case';
import { SuggestionRepository } from './suggestion.repository';
import { SupportServiceController } from './support-service.controller';
import { SupportServiceRepository } from './support-service.repository';
import { SupportServiceWriter } from './support-service.writer';

/** Support services: listed, suggested, imported, checked every night, and edited by staff. */
@Module({
  imports: [AuditModule],
  controllers: [ServiceDeskController, SupportServiceController],
  providers: [
    AnswerServiceQuestion,
    AskSchedule,
    AskSupportServices,
    ChangeService,
    ExpireSupportServices,
    ExpirySchedule,
    ImportSupportServices,
    ListSupportServices,
    OpenQuestion,
    QuestionRepository,
    QuestionTokens,
    ReadServiceQuestion,
    ServiceActs,
    ServiceDeskRepository,
    ServiceDeskViews,
    ServiceDeskWriter,
    ServiceDrafts,
    SuggestSupportService,
    SuggestionRepository,
    SupportServiceRepository,
    SupportServiceWriter,
    TryImport,
    // Five in ten minutes from one address.
    ...senderLimitParts({ what: 'suggestion', most: 5, seconds: 600, rows: SuggestionRepository }),
  ],
  exports: [SupportServiceRepository],
})
export class SupportServiceModule {}
