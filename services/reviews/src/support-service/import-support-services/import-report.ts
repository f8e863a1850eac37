import type { ImportReport } from '@waymark/contracts-reviews';
import type { Tx } from '@waymark/service-kit';
import type { SupportServiceWriter } from '../support-service.writer';
import type { CheckedImport } from './check-import';

/** Maximum number of errors in the response; a longer list would help nobody and make the response many megabytes. */
export const MAX_ERRORS_SHOWN = 200;

/** Counts what an import changes, compared with the rows that the transaction sees. */
export async function importReport(
  tx: Tx,
  writer: SupportServiceWriter,
  { rows, total, errors }: CheckedImport,
  imported: boolean,
): Promise<ImportReport> {
  return { imported, total, ...(await writer.compare(tx, 'import', rows)), errors: errors.slice(0, MAX_ERRORS_SHOWN) };
}
