import { useInBrowser } from '@waymark/mfe-kit';
import type { Report } from '../report-api/reports-query';
import { readCorrectionKey } from './correction-keys';

/** Until when whoever looks may correct it: as the member who made it, or as the visitor who did so in this tab. Null: not. */
export function useCorrectableUntil({ id, correctableUntil }: Report): string | null {
  const ofThisTab = useInBrowser(() => readCorrectionKey(id), null);
  return correctableUntil ?? ofThisTab?.until ?? null;
}
