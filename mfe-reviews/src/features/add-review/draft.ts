import type { SelectedVenue } from '../../shared/venue-search/selected-venue';
import type { AddReviewInput } from './form-schema';

const KEY = 'addReviewDraft';

// Health data and the consent to store it are asked anew rather than left lying in the browser.
const NEVER_KEPT = ['disabilityType', 'consentToHealthData', 'showDisabilityType'];

export interface Draft {
  values: Partial<AddReviewInput>;
  venue: SelectedVenue | null;
}

export function saveDraft({ values, venue }: Draft): void {
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !NEVER_KEPT.includes(name)));
  sessionStorage.setItem(KEY, JSON.stringify({ values: kept, venue }));
}

export function readDraft(): Draft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Draft | null;
    return draft && typeof draft.values === 'object' ? draft : null;
  } catch {
    return null;
  }
}

export function clearDraft(): void {
  sessionStorage.removeItem(KEY);
}
