import { flagsOf, type NeedsRecord } from '@waymark/contracts-account';

const wordsOf = (record: NeedsRecord) =>
  JSON.stringify([flagsOf(record.needs), record.additionalNeeds.trim(), record.preferredCommunicationMethod]);

/** Whether both say the same, whatever the order of their needs. */
export const sameRecord = (one: NeedsRecord, other: NeedsRecord): boolean => wordsOf(one) === wordsOf(other);
