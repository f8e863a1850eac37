import type { ImportReport } from '@waymark/contracts-reviews';
import { apiClient } from '@waymark/mfe-kit';

const PATH = '/api/support-services/import';

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

/** What the file would do. */
export function checkImport(file: File): Promise<ImportReport> {
  return apiClient.post<ImportReport>(`${PATH}?dryRun=true`, { body: formOf(file) });
}

/** Does it, all rows or none; the key keeps a retry from being a second import. */
export function runImport(file: File, idempotencyKey: string): Promise<ImportReport> {
  return apiClient.post<ImportReport>(PATH, { body: formOf(file), idempotencyKey });
}
