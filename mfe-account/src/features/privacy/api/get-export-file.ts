import { apiClient } from '@waymark/mfe-kit';

const TIMEOUT_MS = 120_000;

/** `downloadUrl` of an export that is ready. It may be large, and connections slow. */
export function getExportFile(downloadUrl: string): Promise<Blob> {
  return apiClient.getFile(downloadUrl, { timeoutMs: TIMEOUT_MS });
}
