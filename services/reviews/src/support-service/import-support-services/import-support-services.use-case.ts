import { Injectable } from '@nestjs/common';
import type { Identity } from '@waymark/contracts-core';
import { importSupportServices, type ImportError, type ImportReport } from '@waymark/contracts-reviews';
import { coreProblem, Idempotency } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { dayOf } from '../freshness';
import { SupportServiceWriter } from '../support-service.writer';
import { checkImport } from './check-import';
import { importReport, MAX_ERRORS_SHOWN } from './import-report';

/** Number of the lock for imports; two concurrent ones would count each other's rows. */
const LOCK = 512_054;

@Injectable()
export class ImportSupportServices {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly writer: SupportServiceWriter,
  ) {}

  /** Imports all rows of the file, or none if any is invalid. */
  async execute(csv: string, admin: Identity, key: string | null): Promise<ImportReport> {
    const checked = checkImport(csv, dayOf(new Date()));
    if (checked.errors.length > 0) throw coreProblem('request.invalid', { fieldErrors: asFieldErrors(checked.errors) });
    const scope = { key, memberId: admin.memberId, endpoint: importSupportServices.name, body: csv };
    const answer = await this.idempotency.run(scope, async (tx) => {
      await tx.query(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
      const body = await importReport(tx, this.writer, checked, true);
      await this.writer.upsert(tx, 'import', checked.rows);
      return { status: 200, body };
    });
    return answer.body;
  }
}

/** Returns `{ "3.email": message }`, up to the limit of problem details. */
function asFieldErrors(errors: readonly ImportError[]): Record<string, string> {
  return Object.fromEntries(
    errors.slice(0, MAX_ERRORS_SHOWN).map(({ row, field, message }) => [`${row}.${field}`, message]),
  );
}
