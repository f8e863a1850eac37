import type { SuggestionRow } from './suggestion.repository';

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Returns the reasons for a suggestion as sentences. Every suggested person has at least one. */
export function reasonsOf({ shared, sameCity, helpfulVotes }: SuggestionRow): string[] {
  return [
    ...(shared.length > 0 ? [`You share an interest: ${AND.format(shared)}`] : []),
    ...(sameCity !== null ? [`Lives in ${sameCity}, as you do`] : []),
    ...(helpfulVotes > 0 ? [`Others found their reviews helpful ${times(helpfulVotes)}`] : []),
  ];
}

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);
