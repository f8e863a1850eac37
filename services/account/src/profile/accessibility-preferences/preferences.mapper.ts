import type { z } from 'zod';
import {
  flagsOf,
  type NeedsRecord,
  needsOf,
  type Preferences,
  type savePreferencesSchema,
} from '@waymark/contracts-account';
import type { PreferencesRow } from './preferences.repository';

export function toPreferences({ memberId, createdAt, updatedAt }: PreferencesRow, record: NeedsRecord): Preferences {
  return {
    id: memberId,
    userId: memberId,
    ...flagsOf(record.needs),
    additionalNeeds: record.additionalNeeds,
    preferredCommunicationMethod: record.preferredCommunicationMethod,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export function toNeedsRecord(form: z.output<typeof savePreferencesSchema>): NeedsRecord {
  return {
    needs: needsOf(form),
    additionalNeeds: form.additionalNeeds,
    preferredCommunicationMethod: form.preferredCommunicationMethod,
  };
}
