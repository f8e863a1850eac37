import type { Provider } from '@nestjs/common';
import { ExpireSupportServices } from './expire-support-services/expire-support-services.use-case';
import { ExpirySchedule } from './expire-support-services/expiry-schedule';
import { ImportSupportServices } from './import-support-services/import-support-services.use-case';
import { TryImport } from './import-support-services/try-import.use-case';
import { ListSupportServices } from './list-support-services/list-support-services.use-case';
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
];
