import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import {
  answerServiceQuestion,
  getSupportServiceFilters,
  type ImportReport,
  importSupportServices,
  listSupportServices,
  readServiceQuestion,
  type ServiceQuestion,
  suggestSupportService,
  SUPPORT_SERVICE_TYPES,
  type SupportService,
  type SupportServiceFilters,
} from '@waymark/contracts-reviews';
import { Caller, Endpoint, IdempotencyKey, Input, type Page, Upload, type UploadStream } from '@waymark/service-kit';
import { AnswerServiceQuestion } from './ask-support-services/answer-service-question.use-case';
import { ReadServiceQuestion } from './ask-support-services/read-service-question.use-case';
import { ImportSupportServices } from './import-support-services/import-support-services.use-case';
import { receiveCsv } from './import-support-services/receive-csv';
import { TryImport } from './import-support-services/try-import.use-case';
import { ListSupportServices } from './list-support-services.use-case';
import { SuggestSupportService } from './suggest-support-service.use-case';
import { SupportServiceRepository } from './support-service.repository';

const byName = new Intl.Collator('en').compare;

@Controller()
export class SupportServiceController {
  constructor(
    private readonly listSupportServicesUseCase: ListSupportServices,
    private readonly supportServiceRepository: SupportServiceRepository,
    private readonly importSupportServicesUseCase: ImportSupportServices,
    private readonly tryImport: TryImport,
    private readonly suggestSupportServiceUseCase: SuggestSupportService,
    private readonly readServiceQuestionUseCase: ReadServiceQuestion,
    private readonly answerServiceQuestionUseCase: AnswerServiceQuestion,
  ) {}

  @Endpoint(listSupportServices)
  listSupportServices(@Input() { query }: EndpointInput<typeof listSupportServices>): Promise<Page<SupportService>> {
    return this.listSupportServicesUseCase.execute(query);
  }

  @Endpoint(getSupportServiceFilters)
  async getSupportServiceFilters(): Promise<SupportServiceFilters> {
    const { cities, types, countries } = await this.supportServiceRepository.filters();
    return {
      cities: cities.sort(byName),
      types: SUPPORT_SERVICE_TYPES.filter((type) => types.includes(type)),
      countries: countries.sort(byName),
    };
  }

  @Endpoint(importSupportServices)
  async importSupportServices(
    @Input() { query }: EndpointInput<typeof importSupportServices>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
    @Upload() upload: UploadStream,
  ): Promise<ImportReport> {
    const csv = await receiveCsv(upload);
    return query.dryRun
      ? this.tryImport.execute(csv)
      : this.importSupportServicesUseCase.execute(csv, caller.member, key);
  }

  @Endpoint(suggestSupportService)
  suggestSupportService(
    @Input() { body }: EndpointInput<typeof suggestSupportService>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<{ id: number }> {
    return this.suggestSupportServiceUseCase.execute(body, { actor: caller.actor, origin: caller.origin }, key);
  }

  @Endpoint(readServiceQuestion)
  readServiceQuestion(@Input() { body }: EndpointInput<typeof readServiceQuestion>): Promise<ServiceQuestion> {
    return this.readServiceQuestionUseCase.execute(body.token);
  }

  @Endpoint(answerServiceQuestion)
  answerServiceQuestion(@Input() { body }: EndpointInput<typeof answerServiceQuestion>): Promise<void> {
    return this.answerServiceQuestionUseCase.execute(body.token, body.answer);
  }
}
