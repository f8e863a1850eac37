import { dayWords, momentWords } from '@waymark/contracts-core';
import type { PassedOn } from '@waymark/contracts-maps';

type Told = NonNullable<PassedOn>;

/** What a report says first about whoever looks after its place. */
export function passedOnWords({ authority, way, state, sentAt }: Told): string {
  const day = sentAt === null ? null : dayWords(sentAt);
  switch (state) {
    case 'waiting':
      return `${authority} looks after the paths here. The report goes to them 15 minutes after it was made, when it can no longer be corrected.`;
    case 'failed':
      return `${authority} looks after the paths here, but could not be reached so far. We try again.`;
    case 'sent':
      if (way === 'mail')
        return `We wrote to ${authority}${day === null ? '' : ` on ${day}`}. Their answer does not come back to us.`;
      return `We told ${authority}${day === null ? '' : ` on ${day}`}. They have not given it a number yet.`;
    case 'closed':
      return `${authority} says: closed.`;
    default:
      return `${authority} has this report${day === null ? '' : ` since ${day}`}.`;
  }
}

/** The rest, by name; what is not known is null. */
export const passedOnFacts = ({ reference, status, updatedAt }: Told) => [
  { term: 'Their number', value: reference },
  { term: 'They say', value: status },
  { term: 'Last news', value: updatedAt === null ? null : momentWords(updatedAt) },
];
