import { flagsOf, type NeedsRecord, NO_NEEDS, needsOf, type Preferences, NEEDS } from '@waymark/contracts-account';

/** Merges two records. In a conflict `first` takes precedence; duplicate notes are not repeated. */
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

/** Converts the API's flags to a record. */
export function recordOf(saved: Preferences): NeedsRecord {
  return {
    needs: needsOf(saved),
    additionalNeeds: saved.additionalNeeds,
    preferredCommunicationMethod: saved.preferredCommunicationMethod,
  };
}

/** Checks whether a record is null or has no content. */
export const isEmptyRecord = (record: NeedsRecord | null): boolean => record === null || sameRecord(record, NO_NEEDS);

const wordsOf = (record: NeedsRecord) =>
  JSON.stringify([flagsOf(record.needs), record.additionalNeeds.trim(), record.preferredCommunicationMethod]);

/** Checks whether two records are equal, ignoring the order of their needs. */
export const sameRecord = (one: NeedsRecord, other: NeedsRecord): boolean => wordsOf(one) === wordsOf(other);
