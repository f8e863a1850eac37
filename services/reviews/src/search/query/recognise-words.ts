import type { Feature, SearchTag } from '@waymark/contracts-reviews';
import { KIND_PHRASES } from '../../venue/kind-vocabulary';
import type { KindMeaning } from '../../venue/kind-row';
import { FEATURE_PHRASES, KIND_IN_FEATURE } from '../understand/feature-vocabulary';
import { KIND_OF } from '../understand/half-known';
import { IN_NAMES } from '../understand/unmapped-kinds';
import { NEEDS } from './old-lists';
import { LEXICON } from './lexicon';
import type { Label, Span } from './span';
import type { Token } from './tokenise';
import type { Match, Reading } from './trie';

export interface FeatureSaid {
  features: readonly Feature[];
  tag?: SearchTag;
  /** In the same breath it names the kind of place that is looked for: "disabled toilet". */
  isToilet: boolean;
  /** With hoist and bench. */
  isChanging: boolean;
}

const CHANGING = /\b(?:change|changing|hoist)\b/;

export const featureSaid = (phrase: string, features = FEATURE_PHRASES.get(phrase) ?? []): FeatureSaid => ({
  features,
  isToilet: KIND_IN_FEATURE.has(phrase),
  isChanging: features.includes('AccessibleToilets') && CHANGING.test(phrase),
});

/** How lexicon labels become spans. */
const PROPOSE: Readonly<Record<string, (value: string) => [label: Label, value: unknown]>> = {
  kind: (value) => ['kind', KIND_PHRASES.get(value)],
  feature: (value) => ['feature', featureSaid(value)],
  changing: () => ['feature', featureSaid('changing places')],
  need: (value) => ['feature', featureSaid(value, NEEDS.has(value) ? ['StepFreeAccess'] : [])],
  called: (value) => ['landmark', { name: value, bare: value.replace(/ station$/, ''), kinds: ['railway_station', 'station'] }],
  unlisted: (value) => ['unlisted', IN_NAMES.get(value) ?? value],
  half: (value) => ['kind', { ...KIND_PHRASES.get(KIND_OF.get(value) ?? ''), told: value } as KindMeaning],
  department: (value) => ['unheld', value],
};

export function recogniseWords(tokens: readonly Token[], readings: readonly (readonly Reading[])[]): Span[] {
  const spans: Span[] = [];
  for (const [from, { tag }] of tokens.entries()) {
    if (tag) {
      const value: FeatureSaid = { features: tag.features, tag, isToilet: false, isChanging: false };
      spans.push({ from, to: from + 1, label: 'feature', value, score: 1 });
      continue;
    }
    const matches = LEXICON.at(readings, from);
    for (const match of matches) {
      const span = toSpan(from, match);
      spans.push(span);
      if ((span.label === 'near' || span.label === 'in') && ARTICLES.has(tokens[span.to]?.word ?? ''))
        spans.push({ ...span, to: span.to + 1 });
    }
    spans.push(...negated(tokens, readings, from, matches));
  }
  return spans;
}

function toSpan(from: number, { to, entry, likeness, read }: Match): Span {
  const [label, value] = PROPOSE[entry.label]?.(entry.value) ?? [entry.label as Label, entry.value];
  return { from, to, label, value, score: entry.weight * likeness, ...(likeness < 1 && { read }) };
}

export const ARTICLES = new Set(['the', 'a', 'my']);
const NOT = new Set(['not', 'without', 'except', 'excluding', 'no', 'isnt', 'arent', 'never']);
const BETWEEN = new Set(['a', 'an', 'the', 'any', 'in', 'on', 'at', 'for', 'just', 'only']);

/** "Without a lift", "not a pub": the opposite of a wish is told, and never turned round. */
function negated(
  tokens: readonly Token[],
  readings: readonly (readonly Reading[])[],
  from: number,
  matches: readonly Match[],
): Span[] {
  if (!NOT.has(tokens[from]?.word ?? '') || matches.some(({ entry }) => entry.label === 'feature')) return [];
  let at = from + 1;
  while (BETWEEN.has(tokens[at]?.word ?? '')) at += 1;
  return LEXICON.at(readings, at)
    .filter(({ entry }) => entry.label === 'kind' || entry.label === 'feature')
    .map(({ to }) => ({ from, to, label: 'unheld', value: '', score: 1.2 }));
}
