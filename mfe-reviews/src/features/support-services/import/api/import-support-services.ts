import type { ImportReport } from '@waymark/contracts-reviews';
import { call } from '@waymark/mfe-kit';
import { importSupportServices } from '../../../../endpoints';

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

/** What the file would do. */
export function checkImport(file: File): Promise<ImportReport> {
  return call(importSupportServices, { query: { dryRun: 'true' }, body: formOf(file) });
}

/** Does it, all rows or none; the key keeps a retry from being a second import. */
export function runImport(file: File, idempotencyKey: string): Promise<ImportReport> {
  return call(importSupportServices, { body: formOf(file), idempotencyKey });
}
