import { flagsOf, type NeedsRecord, type Preferences } from '@waymark/contracts-account';
import { call } from '@waymark/mfe-kit';
import { createPreferences, updatePreferences } from '../../../endpoints';

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
    ? call(updatePreferences, { params: { userId: memberId }, body })
    : call(createPreferences, { body });
}
