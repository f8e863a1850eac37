import { ADDITIONAL_NEEDS_MAX, NEEDS, type NeedsRecord } from '@waymark/contracts-account';

/** What either record says. Where both say something, `first` comes first; notes that are there already are not doubled. */
export function joinRecords(first: NeedsRecord, second: NeedsRecord): NeedsRecord {
  const notes = first.additionalNeeds.includes(second.additionalNeeds)
    ? first.additionalNeeds
    : [first.additionalNeeds, second.additionalNeeds].filter(Boolean).join('\n');
  return {
    needs: NEEDS.filter((need) => first.needs.includes(need) || second.needs.includes(need)),
    additionalNeeds: notes.slice(0, ADDITIONAL_NEEDS_MAX),
    preferredCommunicationMethod: first.preferredCommunicationMethod ?? second.preferredCommunicationMethod,
  };
}
