import type { StatementValue } from '@waymark/contracts-reviews';
import type { Refusal, Said } from './imported-place';
import type { RawPlace, RawSaid } from './raw-place';
import { saidMeasure } from './said-measure';
import { cellFault, cut, LENGTHS, shownCell, textCell } from './text-cell';

const split = (list: string) => list.split(' ');

/** The usual words for each value, used unless a mapping defines others. */
const VALUES: Readonly<Record<Exclude<StatementValue, 'words'>, readonly string[]>> = {
  yes: [...split('yes y true 1 full fully available designated official oui ja si'), 'fully accessible'],
  partly: [...split('limited partly partial partially some'), 'partially accessible'],
  no: [...split('no n false 0 none not unavailable non nein'), 'not accessible', 'not available'],
  'does-not-apply': ['n/a', 'na', 'not applicable', 'does not apply', 'does-not-apply'],
};
const UNSAID = new Set(['', '-', '?', 'unknown', 'not known', 'null']);

const BY_WORD = new Map(
  Object.entries(VALUES).flatMap(([value, all]) => all.map((word) => [word, value as StatementValue] as const)),
);

/** Returns the facts of a row. An unknown value refuses only its field. */
export function checkSaid({ row, said }: RawPlace, refusals: Refusal[]): Said[] {
  return said.flatMap((raw) => {
    const refuse = (reason: string, value: string | null, field = raw.field) =>
      void refusals.push({ row, field, reason, value: shownCell(value ?? '') });
    return checkOne(raw, refuse) ?? [];
  });
}

type Refuse = (reason: string, value: string | null, field?: string) => void;

function checkOne(raw: RawSaid, refuse: Refuse): Said | null {
  const { feature, noteField, measureField } = raw;
  const value = saidValue(raw.value);
  if (value === undefined)
    refuse('We do not know this word. Write yes, limited or no, or say in the mapping what it means.', raw.value);
  const fault = cellFault(raw.note);
  if (fault !== null) refuse(fault, raw.note, noteField);
  const note = fault === null ? textCell(raw.note) : null;
  const measure = raw.measure?.text.trim() ? saidMeasure(raw.measure.text, raw.measure.unit) : null;
  if (typeof measure === 'string') refuse(measure, raw.measure?.text ?? '', measureField);
  const words = note === null ? null : cut(note, LENGTHS.note);
  const measured = typeof measure === 'string' ? null : measure;
  if (value === undefined) return null;
  if (value === null && words === null && measured === null) return null;
  return { feature, value: value ?? 'words', note: words, measure: measured };
}

/** Returns the value of a word; null if it states nothing, undefined if it is unknown. */
function saidValue(text: string | null): StatementValue | null | undefined {
  const word = text?.trim().toLowerCase() ?? '';
  return UNSAID.has(word) ? null : BY_WORD.get(word);
}
