import { byPhrase } from '../understand/by-phrase';
import { kitchenWords } from '../understand/food-words';
import type { Question } from '../understand/understand-question';
import { textRead } from '../understand/word-runs';
import { inGroups } from '../access-order';
import type { Candidate } from '../search-port';
import { distinct, metresFrom } from './order-hits';
import type { FoundTarget } from './search-targets';
import type { Target } from './target';
import type { Where } from './where';

/** What people say for a kind that holds more, and its places have in their names -> how the names have it. */
const ROWS: readonly [inNames: string, said: string][] = [
  ['leisure centre', 'leisure centre,leisure centres,leisure center'],
  ['sports centre', 'sports centre,sports centres,sports center'],
  ['gym', 'gym,gyms'],
  ['lido', 'lido'],
  ['tea room', 'tea room,tea rooms,tearoom,tearooms'],
  ['coffee', 'coffee shop,coffee shops,coffee house'],
  ['primary school', 'primary school,primary schools'],
  ['high school', 'high school,secondary school,secondary schools'],
  [
    'special',
    'special school,special schools,special needs school,special needs schools,sen school,sen schools,autism school',
  ],
  ['infant', 'infant school'],
  ['junior', 'junior school'],
  ['village hall', 'village hall,village halls'],
  ['community centre', 'community centre,community centres,community center'],
  ['health centre', 'health centre,health center'],
  ['medical centre', 'medical centre'],
  ['walk in', 'walk in centre,walk in centres'],
  ['minor injuries', 'minor injuries,minor injuries unit'],
  ['chapel', 'chapel'],
  ['church', 'church,churches'],
  ['kebab', 'kebab shop'],
  ['sandwich', 'sandwich shop,sandwich bar'],
  ['guest house', 'guest house,guest houses,guesthouse,guesthouses'],
  ['wine', 'wine bar,wine shop'],
];
const IN_NAMES = byPhrase(ROWS);

/**
 * The same, of places that are called what was asked for: a bowls club is for sport, too, but who asks for a leisure centre wants one,
 * and "Chinese takeaway" the Golden Wok. Null where no such name is known; a plain "pub" is on few signs.
 */
export function calledSo(target: Target, question: Pick<Question, 'kindWords'>): Target | null {
  const { kind, name, where } = target;
  if (!kind || kind.nameWords || !where) return null;
  const ofKind = IN_NAMES.get(textRead(question.kindWords));
  const words = name ? kitchenWords(name) : ofKind ? [ofKind] : [];
  return words.length > 0 ? { ...target, name: '', kind: { ...kind, nameWords: words } } : null;
}

/** What is called so goes first in its group; what lies in the corners of the place's box keeps its turn. */
export function preferring(preferred: readonly FoundTarget[], found: FoundTarget, where: Where | null): Candidate[] {
  const isWithin = (hit: Candidate) => !where || (metresFrom(where.place, hit) ?? Infinity) <= where.radiusMetres;
  const first = preferred.flatMap(({ hits }) => hits.filter(isWithin));
  return inGroups(distinct([...first, ...found.hits]));
}
