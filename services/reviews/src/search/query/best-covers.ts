import { LABELS, type Label, type Span } from './span';
import { EACH, IN_ITS_TOWN, LEFT_OUT, LONGER, NEXT, SECOND, TOKEN } from './weights';

/** Non-overlapping spans, in order; tokens outside them are left out. */
export interface Cover {
  spans: readonly Span[];
  score: number;
}

/** A partial cover of the first tokens: its last span, and the rest before it. */
interface Beginning {
  before: Beginning | null;
  span: Span | null;
  score: number;
  last: Label | '^' | '';
  /** One bit for each group in the cover. */
  seen: number;
}

/** Maximum number of partial covers for each token. */
const MAX_COVERS = 25;
const TOWNS = new Set<Label>(['town', 'postcode', 'you']);
const SPOTS = new Set<Label>(['landmark', 'street', 'mall', 'spot']);
export const isPlace = (label: Label): boolean => TOWNS.has(label) || SPOTS.has(label);

interface Group {
  bit: number;
  second: number;
  isSpot: boolean;
}
const groupOf = (label: Label): Group => {
  const group = TOWNS.has(label) ? 'town' : SPOTS.has(label) ? 'spot' : label;
  return { bit: 1 << LABELS.indexOf(group), second: SECOND[group] ?? 0, isSpot: group === 'spot' };
};
const GROUPS = new Map(LABELS.map((label) => [label, groupOf(label)]));
const TOWN = 1 << LABELS.indexOf('town');

/** Maps each label to the labels that may follow, with their scores. */
const FOLLOWS = new Map<string, Map<string, number>>();
for (const [pair, worth] of Object.entries(NEXT)) {
  const [before = '', behind = ''] = pair.split(' ');
  FOLLOWS.set(before, (FOLLOWS.get(before) ?? new Map<string, number>()).set(behind, worth));
}
const followed = (before: string, behind: string): number => FOLLOWS.get(before)?.get(behind) ?? 0;

/** Finds the best covers, best first: extends the best partial covers at each token by every span that starts there. */
export function bestCovers(length: number, spans: readonly Span[], most: number): Cover[] {
  const beginnings: Beginning[][] = Array.from({ length: length + 1 }, () => []);
  beginnings[0] = [{ before: null, span: null, score: 0, last: '^', seen: 0 }];
  for (let at = 0; at < length; at += 1) {
    const kept = best(beginnings[at] ?? [], MAX_COVERS);
    const here = spans.filter(({ from }) => from === at).map((span) => ({ span, worth: worthOf(span) }));
    for (const begun of kept) {
      beginnings[at + 1]?.push({ ...begun, score: begun.score + missed(begun), last: '' });
      for (const { span, worth } of here) beginnings[span.to]?.push(longer(begun, span, worth));
    }
  }
  const whole = (beginnings[length] ?? []).map((one) => ({ ...one, score: one.score + followed(one.last, '$') }));
  return best(whole, most).map((one) => ({ spans: spansOf(one), score: one.score }));
}

const best = (beginnings: Beginning[], most: number): Beginning[] =>
  beginnings.sort((a, b) => b.score - a.score).slice(0, most);

function spansOf(cover: Beginning): Span[] {
  const spans: Span[] = [];
  for (let at: Beginning | null = cover; at; at = at.before) if (at.span) spans.unshift(at.span);
  return spans;
}

/** Each further skipped word costs less than the first. */
const missed = ({ last }: Beginning): number => (last === '' ? LEFT_OUT.more : LEFT_OUT.first + followed(last, ''));

function longer(before: Beginning, span: Span, worth: number): Beginning {
  const { label } = span;
  const { bit, second, isSpot } = GROUPS.get(label) as Group;
  const isJoined = label === 'name' && before.last === 'chain';
  const score =
    before.score +
    worth +
    followed(before.last, label) +
    ((before.seen & bit) !== 0 && !isJoined ? second : 0) -
    (isSpot && (before.seen & TOWN) !== 0 && before.last !== 'near' ? IN_ITS_TOWN : 0);
  return { before, span, score, last: label, seen: before.seen | bit };
}

const worthOf = ({ label, from, to, score }: Span): number =>
  TOKEN[label] * score * (to - from) + (LONGER[label] ?? 0) * (to - from - 1) + (EACH[label] ?? 0);
