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

/** `none-unmet` hides places that do not meet a need; `all-met` keeps only those known to meet every need. */
export interface MatchChoice {
  show: (typeof SHOW)[number];
  order: (typeof ORDERS)[number];
}

export const AS_FOUND: MatchChoice = { show: 'all', order: 'relevance' };
/** Of somebody with saved needs who chose nothing else: needs order a list, and hide nothing. */
export const BY_MATCH: MatchChoice = { show: 'all', order: 'match' };

interface Found {
  id: number;
  /** With what was typed. */
  group?: AccessGroup | undefined;
}

export interface Picked<Venue extends Found> {
  shown: Venue[];
  /** Hidden because a need is not met there. */
  notMet: number;
  /** Hidden although no need is known not to be met: something is unknown or does not apply. */
  notKnown: number;
  /** Hidden because a need is met in part alone. */
  partly: number;
}

const count = (match: VenueMatch | undefined, verdict: MatchVerdict) =>
  match?.needs.filter((need) => need.verdict === verdict).length ?? 0;
const meetsAll = (match: VenueMatch | undefined) => match !== undefined && count(match, 'meets') === match.needs.length;

/** Hidden and all known: what is not met in full is there in part. */
const isKnown = (match: VenueMatch | undefined) => count(match, 'partly') > 0 && count(match, 'unknown') === 0;

/** Unknown never counts as met: a place of which nothing is known is not among those that meet all needs. */
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

/** Group by group, in each most needs met first; equal ones stay in the order of the search. */
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

/** The group of a place by what was typed and what was saved: one rule for both. */
export const groupWithNeeds = ({ group }: Found, match: VenueMatch | undefined): AccessGroup =>
  accessGroup([...(group ? [group] : []), ...(match?.needs ?? []).flatMap(stateOf)]);
