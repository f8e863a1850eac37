import { Controller } from '@nestjs/common';
import type { Actor, EndpointInput } from '@waymark/contracts-core';
import { importSupportServices, type ImportReport } from '@waymark/contracts-reviews';
import { CurrentActor, Endpoint, IdempotencyKey, Input, Upload, type UploadStream } from '@waymark/service-kit';
import { signedIn } from '../../signed-in';
import { ImportSupportServices } from './import-support-services.use-case';
import { receiveCsv } from './receive-csv';

@Controller()
export class ImportSupportServicesController {
  constructor(private readonly useCase: ImportSupportServices) {}

  @Endpoint(importSupportServices)
  async handle(
    @Input() { query }: EndpointInput<typeof importSupportServices>,
    @CurrentActor() actor: Actor,
    @IdempotencyKey() key: string | null,
    @Upload() upload: UploadStream,
  ): Promise<ImportReport> {
    const csv = await receiveCsv(upload);
    return query.dryRun ? this.useCase.dryRun(csv) : this.useCase.run(csv, signedIn(actor), key);
  }
}
