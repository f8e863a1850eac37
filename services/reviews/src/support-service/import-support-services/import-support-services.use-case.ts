import { Injectable } from '@nestjs/common';
import type { Identity } from '@waymark/contracts-core';
import { importSupportServices, type ImportError, type ImportReport } from '@waymark/contracts-reviews';
import { coreProblem, Database, Idempotency, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { dayOf } from '../freshness';
import { SupportServiceWriter } from '../support-service.writer';
import { checkImport, type CheckedImport } from './check-import';

/** Two imports at once would count each other's rows. */
const LOCK = 512_054;
/** A longer list helps nobody, and would make an answer of many megabytes. */
const MAX_ERRORS_SHOWN = 200;

@Injectable()
export class ImportSupportServices {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly writer: SupportServiceWriter,
  ) {}

  /** Reads and compares, and writes nothing. */
  async dryRun(csv: string): Promise<ImportReport> {
    const checked = checkImport(csv, dayOf(new Date()));
    return this.database.transaction((tx) => this.report(tx, checked, false));
  }

  /** All rows of the file or, when anything is wrong with any, none. */
  async run(csv: string, admin: Identity, key: string | null): Promise<ImportReport> {
    const checked = checkImport(csv, dayOf(new Date()));
    if (checked.errors.length > 0) throw coreProblem('request.invalid', { fieldErrors: asFieldErrors(checked.errors) });
    const scope = { key, memberId: admin.memberId, endpoint: importSupportServices.name, body: csv };
    const answer = await this.idempotency.run(scope, async (tx) => {
      await tx.query(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
      const body = await this.report(tx, checked, true);
      await this.writer.upsert(tx, 'import', checked.rows);
      return { status: 200, body };
    });
    return answer.body;
  }

  private async report(tx: Tx, { rows, total, errors }: CheckedImport, imported: boolean): Promise<ImportReport> {
    return {
      imported,
      total,
      ...(await this.writer.compare(tx, 'import', rows)),
      errors: errors.slice(0, MAX_ERRORS_SHOWN),
    };
  }
}

/** `{ "3.email": message }`, as far as problem details can carry rows. */
function asFieldErrors(errors: readonly ImportError[]): Record<string, string> {
  return Object.fromEntries(
    errors.slice(0, MAX_ERRORS_SHOWN).map(({ row, field, message }) => [`${row}.${field}`, message]),
  );
}
