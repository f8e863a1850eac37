import { isCommunicationMethod, isNeed, type NeedsRecord } from '@waymark/contracts-account';
import { cleanText } from '@waymark/contracts-core';

/**
 * A record out of anything that was stored or brought in: unknown needs and wrong fields are left out, notes are cleaned.
 * Null when it is no record at all. Without zod: pages of the first load read needs too.
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
