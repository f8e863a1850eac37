import {
  ACCESS_GROUPS,
  accessGroup,
  type AccessGroup,
  type MatchVerdict,
  type VenueMatch,
  type WishState,
} from '@waymark/contracts-reviews';

export const SHOW = ['all', 'none-unmet', 'all-met'] as const;
export const ORDERS = ['match', 'relevance'] as const;

/** `none-unmet` hides places that do not meet a need; `all-met` keeps only places known to meet every need. */
export interface MatchChoice {
  show: (typeof SHOW)[number];
  order: (typeof ORDERS)[number];
}

export const AS_FOUND: MatchChoice = { show: 'all', order: 'relevance' };
/** The default for people with saved needs: needs order the list but hide nothing. */
export const BY_MATCH: MatchChoice = { show: 'all', order: 'match' };

interface Found {
  id: number;
  /** The group by the typed query. */
  group?: AccessGroup | undefined;
}

export interface Picked<Venue extends Found> {
  shown: Venue[];
  /** Number of places hidden because a need is not met. */
  notMet: number;
  /** Number of places hidden because something is unknown or does not apply, although no need is known to be unmet. */
  notKnown: number;
  /** Number of places hidden because a need is only partly met. */
  partly: number;
}

const count = (match: VenueMatch | undefined, verdict: MatchVerdict) =>
  match?.needs.filter((need) => need.verdict === verdict).length ?? 0;
const meetsAll = (match: VenueMatch | undefined) => match !== undefined && count(match, 'meets') === match.needs.length;

/** Hidden with everything known: at least one need is only partly met. */
const isKnown = (match: VenueMatch | undefined) => count(match, 'partly') > 0 && count(match, 'unknown') === 0;

/** Filters and orders places by needs. Unknown never counts as met: a place without data does not meet all needs. */
export function pickResults<Venue extends Found>(
  venues: readonly Venue[],
  matches: ReadonlyMap<number, VenueMatch>,
  { show, order }: MatchChoice,
): Picked<Venue> {
  const matchOf = ({ id }: Venue) => matches.get(id);
  const hasUnmet = (venue: Venue) => count(matchOf(venue), 'does-not-meet') > 0;
  const isShown = (venue: Venue) =>
    show === 'all' || (show === 'none-unmet' ? !hasUnmet(venue) : meetsAll(matchOf(venue)));
  const hidden = venues.filter((venue) => !isShown(venue));
  const notMet = hidden.filter(hasUnmet).length;
  const partly = hidden.filter((venue) => !hasUnmet(venue) && isKnown(matchOf(venue))).length;
  const shown = venues.filter(isShown);
  return {
    shown: order === 'match' ? bestFirst(shown, matchOf) : shown,
    notMet,
    partly,
    notKnown: hidden.length - notMet - partly,
  };
}

/** Sorts by group, then by needs met; equal places keep the order of the search. */
function bestFirst<Venue extends Found>(
  venues: readonly Venue[],
  matchOf: (venue: Venue) => VenueMatch | undefined,
): Venue[] {
  const group = (venue: Venue) => ACCESS_GROUPS.indexOf(groupWithNeeds(venue, matchOf(venue)));
  const met = (venue: Venue) => count(matchOf(venue), 'meets');
  return [...venues].sort((a, b) => group(a) - group(b) || met(b) - met(a));
}

type Needs = VenueMatch['needs'];

function stateOf({ verdict, onlyStated = true }: Needs[number]): WishState[] {
  if (verdict === 'does-not-apply') return [];
  if (verdict === 'meets') return [onlyStated ? 'stated' : 'confirmed'];
  return [verdict === 'does-not-meet' ? 'no' : verdict];
}

/** Returns a place's group by typed and saved needs together, with the same rule for both. */
export const groupWithNeeds = ({ group }: Found, match: VenueMatch | undefined): AccessGroup =>
  accessGroup([...(group ? [group] : []), ...(match?.needs ?? []).flatMap(stateOf)]);
