import { distanceMetres } from '../../venue/distance';
import { KIND_PHRASES } from '../kind-phrases';
import type { Candidate } from '../search-port';
import { titled } from '../query/written-names';
import { aroundVenue, inArea, type Where } from './where';
import { phrasesOf } from '../lexicon/read-lexicon';

/** How far apart a group of venues may be, and how many there must be to rule out a coincidence. */
interface Together {
  metres: number;
  least: number;
}

const LANDMARK: Together = { metres: 1_000, least: 2 };
const AREA: Together = { metres: 8_000, least: 3 };
const NAMESAKES: Together = { metres: 2_500, least: 10 };
const STREET: Together = { metres: 1_500, least: 2 };
const SPOT: Together = { metres: 1_000, least: 3 };
/** The share of matching venues that must be close together; below it, several places have this name. */
const MOSTLY = 0.6;

const has = (words: string, wanted: string): boolean => ` ${words} `.includes(` ${wanted} `);

/** Locates a landmark by nearby venues with its name. */
export function namesakes(name: string, hits: readonly Candidate[]): Where | null {
  const after = hits.filter(({ names }) => names.some((own) => own !== name && has(own, name)));
  return middleOf(titled(name), after, LANDMARK, aroundVenue);
}

/** Words in addresses everywhere that are not parts of towns: in "Leeds station coffee", "Station" is not one. */
const NO_AREAS = phrasesOf('name-parts', 'no-area');

/** Locates a part of a town by the addresses that contain it. */
export function areaCalled(name: string, hits: readonly Candidate[]): Where | null {
  if (NO_AREAS.has(name) || KIND_PHRASES.has(name)) return null;
  const there = hits.filter(({ area, city }) => has(area, name) || has(city, name));
  return middleOf(titled(name), there, AREA, inArea);
}

/** Locates a part of a town by its many venues with that name: the Leith Depot, the Leith Arches, Leith Library. */
export const areaOfNamesakes = (name: string, hits: readonly Candidate[]): Where | null =>
  middleOf(
    titled(name),
    hits.filter(({ names }) => names.some((own) => has(own, name))),
    NAMESAKES,
    inArea,
  );

/** Locates a street by the venues with an address in it. */
export const streetOf = (name: string, hits: readonly Candidate[]): Where | null =>
  middleOf(titled(name), hits, STREET, aroundVenue);

/** Locates a shopping centre or market by the venues with an address in it. */
export const spotOf = (name: string, hits: readonly Candidate[]): Where | null =>
  middleOf(titled(name), hits, SPOT, aroundVenue);

/** Returns the centre of these venues, if most of them are close together. */
function middleOf(
  label: string,
  hits: readonly Candidate[],
  { metres, least }: Together,
  at: typeof inArea,
): Where | null {
  const there = hits.flatMap(({ city, _geo }) => (_geo ? [{ city, latitude: _geo.lat, longitude: _geo.lng }] : []));
  if (there.length < least) return null;
  const middle = {
    latitude: median(there.map(({ latitude }) => latitude)),
    longitude: median(there.map(({ longitude }) => longitude)),
  };
  const near = there.filter((one) => distanceMetres(middle, one) < metres);
  if (near.length === 0 || near.length < there.length * MOSTLY) return null;
  const city = titled(near[0]?.city ?? '');
  return at(label, city && city !== label ? city : null, { lat: middle.latitude, lng: middle.longitude });
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
