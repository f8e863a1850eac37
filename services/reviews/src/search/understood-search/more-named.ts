import { KIND_PHRASES } from '../kind-phrases';
import type { Candidate } from '../search-port';
import type { PlaceAsked } from '../understand/claim-place';
import { isChain } from '../understand/kind-of-name';
import { HOME, type BookPlace } from '../understand/place-book';
import type { Question } from '../understand/understand-question';
import { textRead } from '../understand/word-runs';
import { bearing } from './name-match';
import { isAbout } from './order-hits';
import { exactlyNamed, type FoundTarget } from './search-targets';
import type { Target } from './target';
import type { Where } from './where';

/** Of these, some are called by the name of any place: a café "Hyde Park" in Paignton. */
const ANYWHERE = new Set(['restaurant', 'shop', 'hotel']);

/** What bears the question as its name: the whole of it, or all but what is asked about it. */
export interface LiteralHits {
  named: readonly Candidate[];
  aboutIt: readonly Candidate[];
}

/** Places that go before all that kind, place and wishes found: they are what was named. */
export function moreNamed(
  { whole, core, kind, kindWords }: Question,
  { where, name }: Target,
  found: FoundTarget,
  { named: literally, aboutIt }: LiteralHits,
  home: string | null,
): Candidate[] {
  // Of Canterbury Cathedral only its shop and its lodge are listed: better than nothing.
  // "Tesco Barnstaple Customer Cafe" is no answer to Tesco.
  const isName = (name !== '' && !isChain(name)) || found.hits.length === 0;
  const wholly = isName ? bearing(whole, literally, 'names') : exactlyNamed(whole, literally);
  // Of a town alone its station is asked about; of a kind in a town, nothing that is called like the town.
  // "Step-free station near me" asks for no pub called The Station.
  const isOfKind = (hit: Candidate) =>
    kind && kind.kinds.length > 0 ? kind.kinds.includes(hit.kind ?? '') : hit.category === kind?.category;
  const isAsked = (hit: Candidate) =>
    kind ? kindWords.some(({ part }) => part === 'kind') && isOfKind(hit) : hit.category === 'transport';
  // "Wheelchair friendly cafe near me" asks for none that is called Cafe.
  const isKindAlone = kind !== null && core === textRead(kindWords);
  const named = name ? bearing(core, aboutIt, 'names') : exactlyNamed(core, aboutIt).filter(isAsked);
  const about = isKindAlone ? [] : named;
  // The John Radcliffe is a hospital, and not in Radcliffe.
  const isOneName = ({ names }: Candidate) =>
    where?.relation === 'in' &&
    name !== '' &&
    names.some(
      (own) =>
        (core !== whole && own === core) ||
        (own.startsWith(`${whole} `) && KIND_PHRASES.has(own.slice(whole.length + 1))),
    );
  // A shop abroad is called Stadium.
  const isHere = ({ countryCode }: Candidate) => where !== null || name !== '' || !home || countryCode === home;
  const near = [...wholly, ...about].filter((hit) => (isAbout(hit, where) && isHere(hit)) || isOneName(hit));
  // Leeds Castle is in Kent.
  const mayBeFar = near.length === 0 && kind !== null && name === '' && where?.relation === 'in';
  const isFamous = ({ countryCode, category }: Candidate) => countryCode === HOME && !ANYWHERE.has(category);
  return mayBeFar ? [...exactlyNamed(whole, literally), ...about].filter(isFamous) : near;
}

/** People: of a larger town its museum is meant, whatever another one is called. */
const VILLAGE = 15_000;

/** Whether what is called like a place so small may be meant elsewhere. */
export const isVillage = ({ countryCode, population, isPart }: BookPlace, home: string | null): boolean =>
  (home !== null && countryCode !== home) || population < VILLAGE || isPart === true;

/** "St Mary's Hospital" is not asked for on St Mary's alone: some that are called so stand far from a village of that name. */
export const isNamedElsewhere = (
  exact: readonly Candidate[],
  { kind }: Pick<Question, 'kind'>,
  asked: PlaceAsked | null,
  where: Where | null,
  home: string | null,
): boolean =>
  kind !== null &&
  asked?.by === 'town' &&
  asked.relation === 'in' &&
  asked.places.every((place) => isVillage(place, home)) &&
  exact.some((hit) => hit.countryCode === HOME && !isAbout(hit, where) && !ANYWHERE.has(hit.category));
