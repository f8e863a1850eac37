import { phrasesOf } from '../lexicon/read-lexicon';
import type { FeatureSaid } from './said';
import type { Label, Span } from './span';
import type { Token } from './tokenise';
import type { Match } from './trie';

/** `matches`: the phrases of the lexicon that begin at each token. */
export function recogniseWords(tokens: readonly Token[], matches: readonly (readonly Match[])[]): Span[] {
  const spans: Span[] = [];
  for (const [from, { tag }] of tokens.entries()) {
    if (tag) {
      const value: FeatureSaid = { features: tag.features, tag, isToilet: false, isChanging: false };
      spans.push({ from, to: from + 1, label: 'feature', value, score: 1 });
      continue;
    }
    for (const match of matches[from] ?? []) {
      // "Usher" is a name, and no slip for "user".
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

export const ARTICLES = phrasesOf('function-words', 'article');
const NOT = phrasesOf('function-words', 'negation');
/** Before a name: "no" and "without" begin names. */
const NOT_A_NAME = new Set(['not', 'except', 'excluding']);
const BETWEEN = phrasesOf('function-words', 'after-negation');

/** "Without a lift", "not a pub": the opposite of a wish is told, and never turned round. */
function negated(tokens: readonly Token[], matches: readonly (readonly Match[])[], from: number): Span[] {
  const word = tokens[from]?.word ?? '';
  if (!NOT.has(word) || matches[from]?.some(({ entry }) => entry.label === 'feature')) return [];
  let at = from + 1;
  while (BETWEEN.has(tokens[at]?.word ?? '')) at += 1;
  return (matches[at] ?? [])
    .filter(
      ({ entry: { label } }) => label === 'kind' || label === 'feature' || (label === 'chain' && NOT_A_NAME.has(word)),
    )
    .map(({ to }) => ({ from, to, label: 'unheld', value: '', score: 1.2 }));
}
