import { parseNumber } from '@waymark/contracts-core';
import { measureSchema, type Measure } from '@waymark/contracts-reviews';

/** Maps spellings of a unit to our unit, with the conversion factor. */
const UNITS: Readonly<Record<string, readonly [Measure['unit'], number]>> = {
  mm: ['cm', 0.1],
  cm: ['cm', 1],
  centimetre: ['cm', 1],
  centimetres: ['cm', 1],
  m: ['m', 1],
  metre: ['m', 1],
  metres: ['m', 1],
  meter: ['m', 1],
  meters: ['m', 1],
  km: ['m', 1000],
  '"': ['cm', 2.54],
  in: ['cm', 2.54],
  inch: ['cm', 2.54],
  inches: ['cm', 2.54],
  step: ['steps', 1],
  steps: ['steps', 1],
  '%': ['percent', 1],
  percent: ['percent', 1],
  min: ['minutes', 1],
  minute: ['minutes', 1],
  minutes: ['minutes', 1],
};

export const UNIT_NAMES = Object.keys(UNITS);

const LONGEST = 40;
const UNIT = /(?:[a-z]+|["%])?$/i;
/** Matches a number such as "1,200", which could mean 1200 or 1.2. */
const AMBIGUOUS = /^\D?[1-9]\d{0,2},\d{3}$/;
/** Rounds a converted measure: inches would have more digits than anyone measures. */
const rounded = (amount: number) => Number(amount.toFixed(1));

/**
 * Parses "78 cm", "0,9 m" or "2" steps; otherwise returns the reason as text. A unit in the cell overrides the one of
 * its column.
 */
export function saidMeasure(text: string, unit: string | null): Measure | string {
  const cell = text.trim();
  const own = cell.length > LONGEST ? '' : (UNIT.exec(cell)?.[0] ?? '');
  const written = cell.slice(0, cell.length - own.length).trim();
  const amount = AMBIGUOUS.test(written) ? null : parseNumber(written);
  if (amount === null) return 'This is not a number with a unit, such as 78 cm.';
  const [known, times] = UNITS[(own || unit || '').toLowerCase()] ?? [];
  if (known === undefined || times === undefined)
    return 'The unit is missing or unknown. Use cm, m, steps, percent or minutes.';
  const measure = measureSchema.safeParse({ amount: rounded(amount * times), unit: known });
  return measure.success ? measure.data : (measure.error.issues[0]?.message ?? 'This cannot have been measured.');
}
