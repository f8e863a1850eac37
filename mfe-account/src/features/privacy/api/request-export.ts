import type { ExportRequest } from '@waymark/contracts-account';
import { apiClient } from '@waymark/mfe-kit';

export function requestExport(): Promise<ExportRequest> {
  return apiClient.post('/api/privacy/export');
}
