import { phrasesOf, readLexicon } from '../lexicon/read-lexicon';
import type { FeatureValue, Label, Span } from './span';
import type { Token } from './tokenise';
import type { Match } from './trie';

/** `matches`: the lexicon phrases that begin at each token. */
export function recogniseWords(tokens: readonly Token[], matches: readonly (readonly Match[])[]): Span[] {
  const spans: Span[] = [];
  for (const [from, { tag }] of tokens.entries()) {
    if (tag) {
      const value: FeatureValue = { features: tag.features, tag, isToilet: false, isChanging: false };
      spans.push({ from, to: from + 1, label: 'feature', value, score: 1 });
      continue;
    }
    for (const match of matches[from] ?? []) {
      // A similar word is skipped if the typed one is common in names: "Usher" is not a typing error for "user".
      if (match.likeness < 1 && SAYING_NOTHING.has(match.entry.label)) continue;
      const span = toSpan(from, match);
      spans.push(span);
      if ((span.label === 'near' || span.label === 'in') && ARTICLES.has(tokens[span.to]?.word ?? ''))
        spans.push({ ...span, to: span.to + 1 });
    }
    spans.push(...negated(tokens, matches, from));
  }
  return spans;
}

const SAYING_NOTHING = new Set<Label>(['filler', 'soft']);

const toSpan = (from: number, { to, entry, likeness, read }: Match): Span => ({
  from,
  to,
  label: entry.label,
  value: entry.value,
  score: entry.weight * likeness,
  ...(likeness < 1 && { read }),
});

/** Words that join two kinds; also words in names. */
export const OR = phrasesOf('function-words', 'or');
export const ARTICLES = phrasesOf('function-words', 'article');
/** Words for "not" with their weights. A weight below 1 means that the word also begins names, such as "No 5". */
const NOT = new Map(
  readLexicon('function-words').flatMap(({ phrase, value, weight }) =>
    value === 'negation' ? [[phrase, weight]] : [],
  ),
);
const BETWEEN = phrasesOf('function-words', 'after-negation');

/**
 * Recognises negations such as "without a lift" and "not a pub". The response says that this is not supported; the
 * wish is never reversed.
 */
function negated(tokens: readonly Token[], matches: readonly (readonly Match[])[], from: number): Span[] {
  const word = tokens[from]?.word ?? '';
  if (!NOT.has(word) || matches[from]?.some(({ entry }) => entry.label === 'feature')) return [];
  let at = from + 1;
  while (BETWEEN.has(tokens[at]?.word ?? '')) at += 1;
  return (matches[at] ?? [])
    .filter(
      ({ entry: { label } }) => label === 'kind' || label === 'feature' || (label === 'chain' && NOT.get(word) === 1),
    )
    .map(({ to }) => ({ from, to, label: 'unheld', value: '', score: 1.2 }));
}

/** The labels of each token in the lexicon. */
export type Labels = readonly (readonly Label[])[];

export function labelsIn(matches: readonly (readonly Match[])[]): Labels {
  const labels: Label[][] = matches.map(() => []);
  for (const [from, some] of matches.entries())
    for (const { to, entry } of some) for (let at = from; at < to; at += 1) labels[at]?.push(entry.label);
  return labels;
}

const SMALL = new Set<Label>(['filler', 'in', 'near', 'having', 'nearest', 'you']);
export const isSmall = (labels: readonly Label[] | undefined): boolean =>
  labels?.some((label) => SMALL.has(label)) ?? true;

const ALL_KNOWN = -1.2;
const KNOWN = 0.4;

/**
 * Scores how likely words are a name: lower for words with another meaning. Words that are all kinds or features never
 * form a name.
 */
export function share(labels: Labels): number {
  if (labels.every((some) => some.includes('kind') || some.includes('feature'))) return ALL_KNOWN;
  return labels.reduce((sum, some) => sum + (some.length === 0 ? 1 : KNOWN), 0) / Math.max(1, labels.length);
}
