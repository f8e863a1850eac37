import type { Label } from './span';
import type { Match } from './trie';

/** What each token is part of in the lexicon. */
export type Labels = readonly (readonly Label[])[];

export function labelsIn(matches: readonly (readonly Match[])[]): Labels {
  const labels: Label[][] = matches.map(() => []);
  for (const [from, some] of matches.entries())
    for (const { to, entry } of some) for (let at = from; at < to; at += 1) labels[at]?.push(entry.label);
  return labels;
}

const SMALL = new Set<Label>(['filler', 'in', 'near', 'having', 'you']);
export const isSmall = (labels: readonly Label[] | undefined): boolean =>
  labels?.some((label) => SMALL.has(label)) ?? true;

const ALL_KNOWN = -1.2;
const KNOWN = 0.4;

/** How far words may be a name: less for those that mean something else, and nobody calls a place by those alone. */
export function share(labels: Labels): number {
  if (labels.every((some) => some.includes('kind') || some.includes('feature'))) return ALL_KNOWN;
  return labels.reduce((sum, some) => sum + (some.length === 0 ? 1 : KNOWN), 0) / Math.max(1, labels.length);
}
