import { isCommunicationMethod, isNeed, type NeedsRecord } from '@waymark/contracts-account';
import { cleanText } from '@waymark/contracts-core';

/**
 * Parses stored or imported data into a record: leaves out unknown needs and invalid fields, and cleans notes.
 * Returns null when it is not a record. Without zod, because pages need it in their first load.
 */
export function readNeedsRecord(value: unknown): NeedsRecord | null {
  if (typeof value !== 'object' || value === null || !('needs' in value) || !Array.isArray(value.needs)) return null;
  const notes = 'additionalNeeds' in value ? value.additionalNeeds : '';
  const method = 'preferredCommunicationMethod' in value ? value.preferredCommunicationMethod : null;
  return {
    needs: [...new Set(value.needs.filter(isNeed))],
    additionalNeeds: typeof notes === 'string' ? cleanText(notes) : '',
    preferredCommunicationMethod: isCommunicationMethod(method) ? method : null,
  };
}
