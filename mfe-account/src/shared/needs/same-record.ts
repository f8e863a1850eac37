import { flagsOf, type NeedsRecord, NO_NEEDS, needsOf, type Preferences, NEEDS } from '@waymark/contracts-account';

/** What either record says. Where both say something, `first` comes first; notes that are there already are not doubled. */
export function joinRecords(first: NeedsRecord, second: NeedsRecord): NeedsRecord {
  const notes = first.additionalNeeds.includes(second.additionalNeeds)
    ? first.additionalNeeds
    : [first.additionalNeeds, second.additionalNeeds].filter(Boolean).join('\n');
  return {
    needs: NEEDS.filter((need) => first.needs.includes(need) || second.needs.includes(need)),
    additionalNeeds: notes,
    preferredCommunicationMethod: first.preferredCommunicationMethod ?? second.preferredCommunicationMethod,
  };
}

/** The record out of the API's flags. */
export function recordOf(saved: Preferences): NeedsRecord {
  return {
    needs: needsOf(saved),
    additionalNeeds: saved.additionalNeeds,
    preferredCommunicationMethod: saved.preferredCommunicationMethod,
  };
}

/** Nothing is said in it. */
export const isEmptyRecord = (record: NeedsRecord | null): boolean => record === null || sameRecord(record, NO_NEEDS);

const wordsOf = (record: NeedsRecord) =>
  JSON.stringify([flagsOf(record.needs), record.additionalNeeds.trim(), record.preferredCommunicationMethod]);

/** Whether both say the same, whatever the order of their needs. */
export const sameRecord = (one: NeedsRecord, other: NeedsRecord): boolean => wordsOf(one) === wordsOf(other);
