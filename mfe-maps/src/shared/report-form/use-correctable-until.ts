import { useInBrowser } from '@waymark/mfe-kit';
import type { Report } from '../report-api/reports-query';
import { readCorrectionKey } from './correction-keys';

/**
 * Returns until when the reader may correct the report, as its author or as the visitor who made it in this tab. Null:
 * not allowed.
 */
export function useCorrectableUntil({ id, correctableUntil }: Report): string | null {
  const ofThisTab = useInBrowser(() => readCorrectionKey(id), null);
  return correctableUntil ?? ofThisTab?.until ?? null;
}
