import type { NeedsRecord } from '@waymark/contracts-account';
import { toast } from '@waymark/mfe-kit';
import { SAVED_TOAST } from '../../../messages/en/preferences';
import { browserNeeds, keepBrowserNeeds } from '../browser-needs';

/** What came of a try to save: field messages as the server gave them, and what concerns no single field. */
export interface SaveOutcome {
  readonly saved: boolean;
  readonly failure?: string;
  readonly fieldErrors?: Readonly<Record<string, string>>;
}

/** Keeps the record in this browser, and says so. */
export function saveInBrowser(record: NeedsRecord): SaveOutcome {
  const title = browserNeeds.getState().record ? SAVED_TOAST.updated : SAVED_TOAST.saved;
  const kept = keepBrowserNeeds({ ...record, additionalNeeds: record.additionalNeeds.trim() });
  toast({
    title,
    description: kept ? SAVED_TOAST.inBrowser : SAVED_TOAST.untilClosed,
    variant: kept ? 'success' : 'default',
  });
  return { saved: true };
}
