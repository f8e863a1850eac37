import type { Provider } from '@nestjs/common';
import { ExpireSupportServices } from './expire-support-services/expire-support-services.use-case';
import { ExpirySchedule } from './expire-support-services/expiry-schedule';
import { ImportSupportServices } from './import-support-services/import-support-services.use-case';
import { TryImport } from './import-support-services/try-import.use-case';
import { ListSupportServices } from './list-support-services/list-support-services.use-case';
import { ForgetSuggesters } from './suggest-support-service/forget-suggesters';
import { SuggestSupportService } from './suggest-support-service/suggest-support-service.use-case';
import { SuggestionLimit } from './suggest-support-service/suggestion-limit';
import { SuggestionRepository } from './suggest-support-service/suggestion.repository';
import { SupportServiceRepository } from './support-service.repository';
import { SupportServiceWriter } from './support-service.writer';

export const SUPPORT_SERVICE_PROVIDERS: Provider[] = [
  SupportServiceRepository,
  SupportServiceWriter,
  ListSupportServices,
  ImportSupportServices,
  TryImport,
  ExpireSupportServices,
  ExpirySchedule,
  SuggestionRepository,
  SuggestionLimit,
  SuggestSupportService,
  ForgetSuggesters,
];
