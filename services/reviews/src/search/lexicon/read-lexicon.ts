import { fold } from '../../text/fold';
import { parseTable, tableText } from '../read-table';
import { type LexiconLabel, type LexiconValue, VALUES } from './labels';

/** A phrase and its meaning; README.md explains labels and columns. */
export interface LexiconRow {
  /** Folded. */
  phrase: string;
  /** Meaning of the phrase; empty if it has none beyond its own words. */
  value: string;
  /** ISO 639-1. */
  language: string;
  /** 0 to 1; 1 if no other meaning is likely. */
  weight: number;
  source: string;
}

const COLUMNS = ['phrase', 'value', 'language', 'weight', 'source'] as const;
const LANGUAGE = /^[a-z]{2}$/;
const SOURCE = /^[a-z][a-z0-9-]*$/;
/** The label whose phrases are not normalised: emoji are not letters, so normalisation would remove them. */
const PICTURES: LexiconLabel = 'emoji';

/** Returns the rows of a label. Throws an error with file and line for a row that violates README.md. */
export function parseLexicon(label: LexiconLabel, text: string): LexiconRow[] {
  const values: readonly string[] | null = VALUES[label];
  let last = '';
  return parseTable(text, `lexicon/${label}.tsv`, COLUMNS).map(({ cells, fail }) => {
    const { phrase, value, language, source } = cells;
    const weight = cells.weight === '' ? Number.NaN : Number(cells.weight);
    if (!phrase || (label !== PICTURES && fold(phrase) !== phrase.replace(/[{}]/g, '')))
      fail('the phrase is not folded');
    if (values && !values.includes(value)) fail(`unknown value "${value}"`);
    if (!LANGUAGE.test(language)) fail('the language is not two letters');
    if (!(weight >= 0 && weight <= 1)) fail('the weight is not between 0 and 1');
    if (!SOURCE.test(source)) fail('the source is not one word');
    const key = `${value}\t${phrase}`;
    if (key === last) fail('phrase and value stand there already');
    if (key < last) fail('not sorted by value, then phrase');
    last = key;
    return { phrase, value, language, weight, source };
  });
}

const read = new Map<LexiconLabel, readonly LexiconRow[]>();

/** Returns the rows of a label; its file is read only once. */
export function readLexicon(label: LexiconLabel): readonly LexiconRow[] {
  const known = read.get(label);
  if (known) return known;
  const rows = parseLexicon(label, tableText(`lexicon/${label}.tsv`)).flatMap((row) =>
    spelledOut(row.phrase).map((phrase) => ({ ...row, phrase })),
  );
  read.set(label, rows);
  return rows;
}

const SLOT = /\{([a-z]+)\}/;

/** Expands a phrase such as "change my {adult}" to one phrase for each function word of that role. */
function spelledOut(phrase: string): string[] {
  const [slot, role] = SLOT.exec(phrase) ?? [];
  if (!slot) return [phrase];
  return [...phrasesOf('function-words', role as LexiconValue<'function-words'>)].flatMap((word) =>
    spelledOut(phrase.replace(slot, word)),
  );
}

/** Returns the phrases of a label, or of one of its values. */
export const phrasesOf = <Label extends LexiconLabel>(label: Label, value?: LexiconValue<Label>): ReadonlySet<string> =>
  new Set(readLexicon(label).flatMap((row) => (value === undefined || row.value === value ? [row.phrase] : [])));

/** Maps each phrase of a label to its value. */
export const valuesOf = (label: LexiconLabel): ReadonlyMap<string, string> =>
  new Map(readLexicon(label).map(({ phrase, value }) => [phrase, value]));

/** Builds a pattern that matches the phrases of a value, the longest first. */
export const patternOf = <Label extends LexiconLabel>(label: Label, value: LexiconValue<Label>): string =>
  `(?:${[...phrasesOf(label, value)].sort((a, b) => b.length - a.length).join('|')})`;
