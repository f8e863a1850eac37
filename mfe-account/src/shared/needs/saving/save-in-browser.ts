import type { NeedsRecord } from '@waymark/contracts-account';
import { toast } from '@waymark/mfe-kit';
import { browserNeeds, keepBrowserNeeds } from '../browser-needs';
import { LASTS_UNTIL_CLOSED, SAVED, UPDATED } from './messages';

/** What came of a try to save: field messages as the server gave them, and what concerns no single field. */
export interface SaveOutcome {
  readonly saved: boolean;
  readonly failure?: string;
  readonly fieldErrors?: Readonly<Record<string, string>>;
}

/** Keeps the record in this browser, and says so. */
export function saveInBrowser(record: NeedsRecord): SaveOutcome {
  const title = browserNeeds.getState().record ? UPDATED : SAVED;
  const kept = keepBrowserNeeds({ ...record, additionalNeeds: record.additionalNeeds.trim() });
  toast({
    title,
    description: kept ? 'They are kept in this browser only.' : LASTS_UNTIL_CLOSED,
    variant: kept ? 'success' : 'default',
  });
  return { saved: true };
}
