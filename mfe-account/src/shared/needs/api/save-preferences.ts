import { flagsOf, type NeedsRecord, type Preferences } from '@waymark/contracts-account';
import { apiClient } from '@waymark/mfe-kit';
import { preferencesPath } from './get-preferences';

export interface SavePreferencesCall {
  memberId: number;
  record: NeedsRecord;
  /** True replaces the saved record, false makes the first one (S2: create, then update). */
  savedBefore: boolean;
  /** Sent only where the person has just agreed. */
  consent: boolean;
}

export function savePreferences({ memberId, record, savedBefore, consent }: SavePreferencesCall): Promise<Preferences> {
  const body = {
    ...flagsOf(record.needs),
    additionalNeeds: record.additionalNeeds,
    preferredCommunicationMethod: record.preferredCommunicationMethod,
    ...(consent ? { consentToHealthData: true } : {}),
  };
  return savedBefore
    ? apiClient.put<Preferences>(preferencesPath(memberId), { body })
    : apiClient.post<Preferences>('/api/accessibility-preferences', { body });
}
