import type { Label, Span } from './span';
import { EACH, IN_ITS_TOWN, LEFT_OUT, LONGER, NEXT, SECOND, TOKEN } from './weights';

/** Spans that do not overlap, in order; what none of them holds is left out. */
export interface Cover {
  spans: readonly Span[];
  score: number;
}

interface Partial extends Cover {
  last: Label | '^' | '';
  counts: Readonly<Record<string, number>>;
}

/** Beginnings that are kept for each token. */
const KEPT = 60;
const TOWNS = new Set<Label>(['town', 'postcode', 'you']);
const SPOTS = new Set<Label>(['landmark', 'street', 'mall', 'spot']);
export const isPlace = (label: Label): boolean => TOWNS.has(label) || SPOTS.has(label);

/** The best covers of so many tokens, best first: the best beginnings up to each token, made longer by each span that begins there. */
export function bestCovers(length: number, spans: readonly Span[], most: number): Cover[] {
  const beginnings: Partial[][] = Array.from({ length: length + 1 }, () => []);
  beginnings[0] = [{ spans: [], score: 0, last: '^', counts: {} }];
  for (let at = 0; at < length; at += 1) {
    const kept = (beginnings[at] ?? []).sort((a, b) => b.score - a.score).slice(0, KEPT);
    const here = spans.filter(({ from }) => from === at);
    for (const begun of kept) {
      beginnings[at + 1]?.push({ ...begun, score: begun.score + missed(begun), last: '' });
      for (const span of here) beginnings[span.to]?.push(longer(begun, span));
    }
  }
  const whole = (beginnings[length] ?? []).map((one) => ({ ...one, score: one.score + (NEXT[`${one.last} $`] ?? 0) }));
  return whole.sort((a, b) => b.score - a.score).slice(0, most);
}

/** A word more of what is left out costs less than the first. */
const missed = ({ last }: Partial): number => (last === '' ? LEFT_OUT.more : LEFT_OUT.first + (NEXT[`${last} `] ?? 0));

function longer(begun: Partial, span: Span): Partial {
  const { label } = span;
  const group = TOWNS.has(label) ? 'town' : SPOTS.has(label) ? 'spot' : label;
  const count = begun.counts[group] ?? 0;
  const isJoined = label === 'name' && begun.last === 'chain';
  const score =
    begun.score +
    worth(span) +
    (NEXT[`${begun.last} ${label}`] ?? 0) +
    (count > 0 && !isJoined ? (SECOND[group as Label] ?? 0) : 0) +
    (group === 'spot' && begun.counts['town'] && begun.last !== 'near' ? -IN_ITS_TOWN : 0);
  return {
    spans: [...begun.spans, span],
    score,
    last: label,
    counts: { ...begun.counts, [group]: count + 1 },
  };
}

const worth = ({ label, from, to, score }: Span): number =>
  TOKEN[label] * score * (to - from) + (LONGER[label] ?? 0) * (to - from - 1) + (EACH[label] ?? 0);
