import { fold } from '../../text/fold';
import { isOnlyDiet } from '../query/kind-of-name';
import type { Gazetteer, Place } from '../gazetteer/gazetteer';
import { HOME } from '../gazetteer/gazetteer';
import type { Candidate, CandidateQuery } from '../search-port';
import { metresFrom } from './rank-results';
import type { Answered, ArbiterContext, Wanted } from './search-targets';
import { townRadius, type Where } from './where';

/** Residents of the United Kingdom at the census of 2021 and 2022. */
const RESIDENTS = 67_000_000;
/** A smaller expected number may be low by chance. */
const LEAST_EXPECTED = 20;
/** The share of the expected number below which lists have a gap. City centres have many more than their share. */
const SHARE = { town: 1 / 4, spot: 1 / 8 };
/** So many of the nearest venues show whether the centre is covered. */
const NEAREST = 10;

/**
 * Returns the kind, "restaurants", if our lists contain far fewer here than Britain has for as many people. The
 * response then says that many are missing.
 */
export async function underlisted(
  { parse, target, found }: Answered,
  hits: readonly Candidate[],
  { choices }: Wanted,
  { book, session }: ArbiterContext,
): Promise<string | null> {
  const { kind, name, where } = target;
  const { category, kind: only, minRating, withinKm } = choices;
  if (!kind || kind.nameWords || kind.named || kind.kinds.length === 0 || !where || where.said) return null;
  if ((name && !isOnlyDiet(target)) || hits.length === 0 || category || only || minRating || withinKm) return null;
  const [first] = parse.place?.by === 'town' ? parse.place.places : [];
  const town = first && !first.isPart && !first.isLandmark ? first : townOf(where, first, book);
  const people = town?.box ? book.peopleIn(town.box) : (town?.population ?? 0);
  if (!town || people === 0) return null;
  const { kinds } = kind;
  const all: CandidateQuery = { text: '', kind: { kinds }, countryCode: HOME, limit: 0, countKinds: true };
  const near = { ...where.place, radiusMetres: where.radiusMetres, box: where.box };
  const here: CandidateQuery = { text: '', kind: { kinds }, near, limit: NEAREST * 7, countKinds: true };
  const [total, own] = await session.findIfTime(name ? [all, here] : [all]);
  const listed = own ?? { hits, kinds: found.kinds };
  const most = Object.values(total?.kinds ?? {}).reduce((sum, count) => sum + count, 0);
  const radius = town.box ? Infinity : townRadius(town, 'in');
  const share = town === first ? SHARE.town : SHARE.spot;
  const missing = kinds.reduce((sum, one) => {
    const inBritain = total?.kinds[one] ?? 0;
    const isFew = (count: number, metres: number) => {
      const expected = (inBritain / RESIDENTS) * people * Math.min(1, (metres / radius) ** 2 || 1);
      return expected >= LEAST_EXPECTED && count < expected * share;
    };
    const away = awayOf(one, listed.hits, where);
    const isMissing =
      isFew(listed.kinds[one] ?? 0, town.box ? Infinity : where.radiusMetres) ||
      (!town.box && away.length > 0 && isFew(away.length, away.at(-1) ?? 0));
    return sum + (isMissing ? inBritain : 0);
  }, 0);
  return missing > most / 2 ? kind.label.toLowerCase() : null;
}

/** Returns how far the nearest venues of a kind are. */
const awayOf = (kind: string, hits: readonly Candidate[], { place }: Where): number[] =>
  hits
    .flatMap((hit) => (hit.kind === kind ? [metresFrom(place, hit) ?? Infinity] : []))
    .sort((a, b) => a - b)
    .slice(0, NEAREST);

/** Returns the town around a landmark, a quarter or a postcode. */
function townOf({ place }: Where, part: Place | undefined, book: Gazetteer): Place | null {
  const within = fold(part?.district ?? place.within ?? '');
  return book.named(within).find(({ box, isPart, isLandmark }) => !box && !isPart && !isLandmark) ?? null;
}
