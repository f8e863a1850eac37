import { fromLonLat } from 'ol/proj';
import type { LonLat } from '../frame/create-map';
import { getTownsWithin } from '../gazetteer';
import { AREAS, OVERVIEW } from './areas';
import { loadArea } from './load-area';
import { type Box, holds, type MapArea, overlaps, pointOf } from './map-area';
import { ABROAD, isStationName, type MapName } from './map-names';

/** Degrees around a place, from town to region. The search stops at the first one with enough names. */
const ABROAD_REACH = [0.15, 0.5, 2] as const;
const REACH = 1;
const ENOUGH = 12;

/** Returns the names that our own map can label near a place: from its own areas, or abroad from the gazetteer. */
export async function namesAround({ latitude, longitude }: LonLat): Promise<MapName[]> {
  const around = (reach: number): Box => [
    longitude - 1.5 * reach,
    Math.max(-90, latitude - reach),
    longitude + 1.5 * reach,
    Math.min(90, latitude + reach),
  ];
  if (holds(OVERVIEW.box, [longitude, latitude, longitude, latitude])) {
    const near = AREAS.filter(({ box }) => overlaps(box, around(REACH)));
    const areas = await Promise.all([OVERVIEW, ...near].map(loadArea));
    return areas.flatMap((area) => (area ? namesOfArea(area) : []));
  }
  let names: MapName[] = [];
  for (const reach of ABROAD_REACH) {
    names = await townsAbroad(around(reach));
    if (names.length >= ENOUGH) break;
  }
  return names;
}

const namesOfArea = ({ towns = [], stations = [] }: MapArea): MapName[] => [
  ...towns.map((town): MapName => made('town', town[0], pointOf(town), town[3])),
  ...stations
    .filter(([name]) => isStationName(name))
    .map((station): MapName => made('station', station[0], pointOf(station))),
];

async function townsAbroad([west, south, east, north]: Box): Promise<MapName[]> {
  const towns = await getTownsWithin({ south, west, north, east }, AbortSignal.timeout(WAIT_MS)).catch(() => []);
  return towns.map(({ name, longitude, latitude }, rank) => made('town', name, [longitude, latitude], ABROAD - rank));
}

/** The longest that an opening map waits for names. */
const WAIT_MS = 5_000;

function made(part: MapName['part'], name: string, point: number[], population = 0): MapName {
  const [x = 0, y = 0] = fromLonLat(point);
  return { part, name, population, at: [x, y] };
}
