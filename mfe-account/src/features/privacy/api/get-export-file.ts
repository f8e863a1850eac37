import { callForFile } from '@waymark/mfe-kit';
import { getExportFile as endpoint } from '../../../endpoints';

const TIMEOUT_MS = 120_000;

/** The file of an export that is ready. It may be large, and connections slow. */
export function getExportFile(id: string): Promise<Blob> {
  return callForFile(endpoint, { params: { id }, timeoutMs: TIMEOUT_MS });
}
