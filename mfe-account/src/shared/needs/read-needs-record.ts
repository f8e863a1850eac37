import { ADDITIONAL_NEEDS_MAX, isCommunicationMethod, isNeed, type NeedsRecord } from '@waymark/contracts-account';

// Marks that hide or reorder what others read, as the server refuses them.
const HIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\p{Cs}]/gu;

const cleanNotes = (text: string) =>
  text.replace(HIDDEN, '').normalize('NFC').replace(/\r\n?/g, '\n').trim().slice(0, ADDITIONAL_NEEDS_MAX);

/**
 * A record out of anything that was stored or brought in: unknown needs and wrong fields are left out, notes are cut to
 * their limit. Null when it is no record at all. Without zod: pages of the first load read needs too.
 */
export function readNeedsRecord(value: unknown): NeedsRecord | null {
  if (typeof value !== 'object' || value === null || !('needs' in value) || !Array.isArray(value.needs)) return null;
  const notes = 'additionalNeeds' in value ? value.additionalNeeds : '';
  const method = 'preferredCommunicationMethod' in value ? value.preferredCommunicationMethod : null;
  return {
    needs: [...new Set(value.needs.filter(isNeed))],
    additionalNeeds: typeof notes === 'string' ? cleanNotes(notes) : '',
    preferredCommunicationMethod: isCommunicationMethod(method) ? method : null,
  };
}
