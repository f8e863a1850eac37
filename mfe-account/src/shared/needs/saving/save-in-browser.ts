import type { NeedsRecord } from '@waymark/contracts-account';
import { toast } from '@waymark/mfe-kit';
import { SAVED_TOAST } from '../../../messages/en/preferences';
import { browserNeeds, keepBrowserNeeds } from '../browser-needs';

/** Result of saving: field errors from the server, and a general error. */
export interface SaveOutcome {
  readonly saved: boolean;
  readonly failure?: string;
  readonly fieldErrors?: Readonly<Record<string, string>>;
}

/** Saves the record in this browser, and shows a confirmation. */
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
