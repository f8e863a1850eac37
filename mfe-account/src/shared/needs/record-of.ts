import { type NeedsRecord, needsOf, type Preferences } from '@waymark/contracts-account';

/** The record out of the API's flags. */
export function recordOf(saved: Preferences): NeedsRecord {
  return {
    needs: needsOf(saved),
    additionalNeeds: saved.additionalNeeds,
    preferredCommunicationMethod: saved.preferredCommunicationMethod,
  };
}
