import type { Candidate } from './search-port';

/** How well words match a venue; 0 is best. */
export const TIER = { sameName: 0, nameStarts: 1, wordsInName: 2, wordsAnywhere: 3, prefix: 4, loose: 5 } as const;

/** Returns how well words match a venue. Expects normalised words; the last one may be incomplete. */
export function matchTier(text: string, venue: Candidate): number {
  const words = text.split(' ').filter(Boolean);
  if (words.length === 0) return TIER.wordsAnywhere;
  if (venue.names.includes(text)) return TIER.sameName;
  if (venue.names.some((name) => name.startsWith(`${text} `))) return TIER.nameStarts;
  const nameWords = venue.names.map((name) => new Set(name.split(' ')));
  if (nameWords.some((name) => words.every((word) => name.has(word)))) return TIER.wordsInName;
  const all = new Set([...venue.names, venue.city, venue.country].join(' ').split(' '));
  if (words.every((word) => all.has(word))) return TIER.wordsAnywhere;
  const last = words.at(-1) ?? '';
  const finished = words.slice(0, -1).every((word) => all.has(word));
  return finished && [...all].some((word) => word.startsWith(last)) ? TIER.prefix : TIER.loose;
}
