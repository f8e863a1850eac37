import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { importSupportServices, type ImportReport } from '@waymark/contracts-reviews';
import { Caller, Endpoint, IdempotencyKey, Input, Upload, type UploadStream } from '@waymark/service-kit';
import { ImportSupportServices } from './import-support-services.use-case';
import { receiveCsv } from './receive-csv';
import { TryImport } from './try-import.use-case';

@Controller()
export class ImportSupportServicesController {
  constructor(
    private readonly useCase: ImportSupportServices,
    private readonly tryImport: TryImport,
  ) {}

  @Endpoint(importSupportServices)
  async handle(
    @Input() { query }: EndpointInput<typeof importSupportServices>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
    @Upload() upload: UploadStream,
  ): Promise<ImportReport> {
    const csv = await receiveCsv(upload);
    return query.dryRun ? this.tryImport.execute(csv) : this.useCase.execute(csv, caller.member, key);
  }
}
