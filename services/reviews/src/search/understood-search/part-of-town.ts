import { matchTier, TIER } from '../match-tier';
import { rankHits } from '../rank-hits';
import { planSearch } from '../search-plan';
import type { SearchSession } from '../search-session';
import type { Relation } from '../understand/relation-before';
import { writtenOut } from '../understand/street-words';
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

/** Where in a town something is: a landmark, a part of it that addresses name, or a street. */
export async function partOfTown(
  name: string,
  relation: Relation,
  { place, radiusMetres }: Where,
  { home, session }: Context,
): Promise<Where | null> {
  if (name.length < SHORTEST) return null;
  const { latitude, longitude } = place;
  const near = { latitude, longitude, radiusMetres: Math.max(LEAST_METRES, radiusMetres) };
  const hits = (await session.candidates([{ text: name, near, limit: CANDIDATES }])).flat();
  if (relation === 'near') {
    const plan = { ...planSearch(name), place: null };
    const [itself] = rankHits(hits, { plan, homeCountry: home, near: null }).filter(
      (hit) => hit._geo && matchTier(name, hit) === TIER.sameName,
    );
    if (itself?._geo) return { ...aroundVenue(titled(name), place.label, itself._geo), venue: itself };
  }
  const known = areaCalled(name, hits) ?? (relation === 'near' ? namesakes(name, hits) : null);
  return known ?? streetOf(name, await inStreet());

  async function inStreet() {
    const [list] = await session.findIfTime([{ text: '', address: writtenOut(name), near, limit: CANDIDATES }]);
    return list?.hits ?? [];
  }
}
