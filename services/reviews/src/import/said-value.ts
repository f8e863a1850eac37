import type { StatementValue } from '@waymark/contracts-reviews';

const words = (list: string) => list.split(' ');

/** What people write for each value when a mapping does not say otherwise. */
const VALUES: Readonly<Record<Exclude<StatementValue, 'words'>, readonly string[]>> = {
  yes: [...words('yes y true 1 full fully available designated official oui ja si'), 'fully accessible'],
  partly: [...words('limited partly partial partially some'), 'partially accessible'],
  no: [...words('no n false 0 none not unavailable non nein'), 'not accessible', 'not available'],
  'does-not-apply': ['n/a', 'na', 'not applicable', 'does not apply', 'does-not-apply'],
};
const UNSAID = new Set(['', '-', '?', 'unknown', 'not known', 'null']);

const BY_WORD = new Map(
  Object.entries(VALUES).flatMap(([value, all]) => all.map((word) => [word, value as StatementValue] as const)),
);

/** The value that a word of a list stands for; null where it says nothing, undefined where nobody knows the word. */
export function saidValue(text: string | null): StatementValue | null | undefined {
  const word = text?.trim().toLowerCase() ?? '';
  return UNSAID.has(word) ? null : BY_WORD.get(word);
}
