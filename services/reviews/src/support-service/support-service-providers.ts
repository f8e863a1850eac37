import type { Provider, Type } from '@nestjs/common';
import { senderLimitParts } from '@waymark/service-kit';
import { AnswerServiceQuestion } from './ask-support-services/answer-service-question.use-case';
import { AskSchedule } from './ask-support-services/ask-schedule';
import { AskSupportServices } from './ask-support-services/ask-support-services.use-case';
import { OpenQuestion } from './ask-support-services/open-question';
import { QuestionTokens } from './ask-support-services/question-tokens';
import { QuestionRepository } from './ask-support-services/question.repository';
import { ReadServiceQuestion } from './ask-support-services/read-service-question.use-case';
import { ServiceDeskController } from './desk/service-desk.controller';
import { ServiceDrafts } from './desk/service-drafts';
import { ServiceActs } from './desk/service-acts';
import { ChangeService } from './desk/change-service';
import { ServiceDeskRepository } from './desk/service-desk.repository';
import { ServiceDeskViews } from './desk/service-desk-views';
import { ServiceDeskWriter } from './desk/service-desk-writer';
import { ExpireSupportServices } from './expire-support-services.use-case';
import { ExpirySchedule } from './expiry-schedule';
import { ImportSupportServices } from './import-support-services/import-support-services.use-case';
import { TryImport } from './import-support-services/try-import.use-case';
import { ListSupportServices } from './list-support-services.use-case';
import { SuggestSupportService } from './suggest-support-service.use-case';
import { SuggestionRepository } from './suggestion.repository';
import { SupportServiceRepository } from './support-service.repository';
import { SupportServiceWriter } from './support-service.writer';

/** Where staff write, publish and take back entries. */
export const SERVICE_DESK_CONTROLLERS: Type[] = [ServiceDeskController];

export const SUPPORT_SERVICE_PROVIDERS: Provider[] = [
  SupportServiceRepository,
  SupportServiceWriter,
  ListSupportServices,
  ImportSupportServices,
  TryImport,
  ExpireSupportServices,
  ExpirySchedule,
  QuestionTokens,
  QuestionRepository,
  AskSupportServices,
  AskSchedule,
  OpenQuestion,
  ReadServiceQuestion,
  AnswerServiceQuestion,
  SuggestionRepository,
  SuggestSupportService,
  ServiceDeskRepository,
  ServiceDeskViews,
  ServiceDeskWriter,
  ServiceActs,
  ServiceDrafts,
  ChangeService,
  // Five in ten minutes from one address.
  ...senderLimitParts({ what: 'suggestion', most: 5, seconds: 600, rows: SuggestionRepository }),
];
