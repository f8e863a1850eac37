import { matchTier, TIER } from '../match-tier';
import { rankHits } from '../rank-hits';
import { planSearch } from '../search-plan';
import type { Circle } from '../box-of';
import type { Candidate, CandidateQuery } from '../search-port';
import type { SearchSession } from '../search-session';
import type { Relation } from '../understand/relation-before';
import { isStreet, writtenOut } from '../understand/street-words';
import { titled } from '../understand/titled';
import { areaCalled, namesakes, streetOf } from './middle-of';
import { aroundVenue, type Where } from './where';

const CANDIDATES = 50;
/** A shorter one stands in too many addresses. */
const SHORTEST = 3;
/** A village's own reach would leave out what stands at its edge. */
const LEAST_METRES = 5_000;

interface Context {
  home: string | null;
  session: SearchSession;
}

/** What bears such a name in and about the town. */
export function queryForPart(name: string, { place, radiusMetres }: Where): CandidateQuery & { near: Circle } {
  const { latitude, longitude } = place;
  const near = { latitude, longitude, radiusMetres: Math.max(LEAST_METRES, radiusMetres) };
  return { text: name, near, limit: CANDIDATES };
}

/** Where in a town something is: a landmark, a part of it that addresses name, or a street. */
export async function partOfTown(
  name: string,
  relation: Relation,
  town: Where,
  { home, session }: Context,
): Promise<Where | null> {
  if (name.length < SHORTEST) return null;
  const { place } = town;
  const query = queryForPart(name, town);
  const { near } = query;
  const hits = (await session.candidates([query])).flat();
  if (relation === 'near') {
    const plan = { ...planSearch(name), place: null };
    const placed = rankHits(hits, { plan, homeCountry: home, near: null }).filter(({ _geo }) => _geo);
    // "Royal Cornwall Hospital" is listed with "(Treliske)" behind it.
    const isLonger = (hit: Candidate) => plan.kind !== null && matchTier(name, hit) === TIER.nameStarts;
    const itself = placed.find((hit) => matchTier(name, hit) === TIER.sameName) ?? placed.find(isLonger);
    if (itself?._geo) return { ...aroundVenue(titled(name), place.label, itself._geo), venue: itself };
  }
  // "Gloucester Road" ends where Gloucester Road North begins.
  const street = isStreet(name) ? streetOf(name, await inStreet()) : null;
  const known = street ?? areaCalled(name, hits) ?? (relation === 'near' ? namesakes(name, hits) : null);
  return known ?? (isStreet(name) ? null : streetOf(name, await inStreet()));

  async function inStreet() {
    const [list] = await session.findIfTime([{ text: '', address: writtenOut(name), near, limit: CANDIDATES }]);
    return list?.hits ?? [];
  }
}
