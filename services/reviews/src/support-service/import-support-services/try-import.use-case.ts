import { Injectable } from '@nestjs/common';
import type { ImportReport } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import { dayOf } from '../freshness';
import { SupportServiceWriter } from '../support-service.writer';
import { checkImport } from './check-import';
import { importReport } from './import-report';

/** Validates a file of support services and compares it with the stored ones, without writing. */
@Injectable()
export class TryImport {
  constructor(
    private readonly database: Database,
    private readonly writer: SupportServiceWriter,
  ) {}

  execute(csv: string): Promise<ImportReport> {
    const checked = checkImport(csv, dayOf(new Date()));
    return this.database.transaction((tx) => importReport(tx, this.writer, checked, false));
  }
}
