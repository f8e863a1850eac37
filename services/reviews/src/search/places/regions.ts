import { fold } from '../../text/fold';
import type { Box } from '../box-of';
import type { BookPlace } from '../understand/place-book';

/** Counties, countries and landscapes that no district of the gazetteer is called, and about where they lie: south, north, west, east. */
const ROWS: readonly [name: string, others: string, south: number, north: number, west: number, east: number][] = [
  ['England', '', 49.9, 55.8, -6.4, 1.8],
  ['Scotland', 'alba,schottland,ecosse,escocia', 54.95, 60.9, -7.7, -0.7],
  ['Wales', 'cymru,pays de galles,gales', 51.37, 53.43, -5.35, -2.95],
  ['Northern Ireland', 'ulster,n ireland', 54.02, 55.35, -8.2, -5.42],
  ['Yorkshire', 'yorks', 53.3, 54.6, -2.55, 0.15],
  ['West Yorkshire', '', 53.52, 53.96, -2.18, -1.2],
  ['South Yorkshire', '', 53.3, 53.66, -1.82, -0.86],
  ['Greater Manchester', '', 53.33, 53.68, -2.73, -1.91],
  ['Merseyside', '', 53.29, 53.7, -3.23, -2.58],
  ['Tyne and Wear', 'tyneside', 54.8, 55.08, -1.85, -1.35],
  ['Black Country', 'the black country', 52.43, 52.62, -2.2, -1.93],
  ['West Midlands', '', 52.35, 52.66, -2.2, -1.43],
  ['Cheshire', '', 52.95, 53.48, -3.13, -1.97],
  ['Bedfordshire', 'beds', 51.81, 52.32, -0.7, -0.14],
  ['Berkshire', '', 51.33, 51.58, -1.59, -0.49],
  ['Northamptonshire', '', 51.98, 52.64, -1.33, -0.34],
  ['Sussex', '', 50.73, 51.17, -0.96, 0.87],
  ['East Anglia', '', 51.9, 52.98, -0.4, 1.77],
  ['Cumbria', '', 54.04, 55.19, -3.64, -2.16],
  ['Lake District', 'the lake district,the lakes', 54.2, 54.72, -3.45, -2.75],
  ['Peak District', 'the peak district', 53.02, 53.55, -2.1, -1.5],
  ['Yorkshire Dales', 'the yorkshire dales,the dales', 53.95, 54.48, -2.6, -1.65],
  ['North York Moors', '', 54.2, 54.58, -1.35, -0.4],
  ['Cotswolds', 'the cotswolds', 51.6, 52.1, -2.3, -1.5],
  ['New Forest', 'the new forest', 50.72, 50.98, -1.8, -1.4],
  ['Dartmoor', '', 50.4, 50.75, -4.15, -3.7],
  ['Exmoor', '', 51.02, 51.24, -3.95, -3.35],
  ['Snowdonia', 'eryri', 52.55, 53.27, -4.3, -3.45],
  ['Gower', 'the gower', 51.53, 51.65, -4.33, -3.98],
  ['Anglesey', 'ynys mon,isle of anglesey', 53.12, 53.44, -4.72, -4.02],
  ['Highlands', 'scottish highlands,the highlands', 56.55, 58.68, -6.5, -3.1],
  ['Isle of Skye', 'skye', 57.02, 57.72, -6.8, -5.64],
  ['Scottish Borders', 'the borders', 55.1, 55.95, -3.55, -2.0],
  ['Orkney', 'orkney islands', 58.7, 59.4, -3.45, -2.35],
  ['Shetland', 'shetland islands', 59.8, 60.9, -2.1, -0.7],
  ['Outer Hebrides', 'western isles', 56.75, 58.55, -7.7, -6.1],
  ['Isle of Wight', 'iow', 50.57, 50.78, -1.6, -1.05],
  ['Isle of Man', '', 54.03, 54.43, -4.85, -4.3],
  ['Isle of Mull', 'mull', 56.27, 56.66, -6.4, -5.63],
  ['Isle of Islay', 'islay', 55.57, 55.94, -6.53, -6.0],
  ['Isle of Jura', 'jura', 55.8, 56.15, -6.15, -5.6],
  ['Isle of Arran', 'arran', 55.42, 55.73, -5.4, -5.05],
  ['Isle of Bute', 'bute', 55.72, 55.94, -5.2, -5.0],
  ['Isle of Tiree', 'tiree', 56.44, 56.56, -7.0, -6.7],
  ['Isle of Barra', 'barra', 56.93, 57.07, -7.6, -7.35],
  ['Isle of Iona', 'iona', 56.31, 56.35, -6.43, -6.37],
  ['North Uist', '', 57.5, 57.72, -7.55, -7.05],
  ['South Uist', '', 57.08, 57.4, -7.5, -7.2],
  ['Lundy', 'lundy island', 51.16, 51.21, -4.69, -4.65],
  ['Brecon Beacons', 'the brecon beacons,bannau brycheiniog', 51.7, 52.0, -3.85, -2.95],
  ['Cairngorms', 'the cairngorms,cairngorms national park', 56.8, 57.5, -4.4, -2.9],
  ['Trossachs', 'the trossachs,loch lomond and the trossachs', 56.0, 56.45, -4.8, -4.0],
  ['Speyside', '', 57.2, 57.65, -3.6, -3.0],
  ['Mourne Mountains', 'the mournes,mournes,mountains of mourne,the mourne mountains', 54.05, 54.28, -6.2, -5.75],
  ['Malvern Hills', 'the malverns,malverns,the malvern hills', 52.02, 52.17, -2.42, -2.28],
  ['Isle of Purbeck', 'purbeck,the purbecks', 50.58, 50.7, -2.2, -1.93],
  ['Jurassic Coast', 'the jurassic coast', 50.5, 50.75, -3.45, -1.93],
  ['Holderness', '', 53.55, 54.05, -0.3, 0.15],
  ['Wirral Peninsula', 'the wirral,the wirral peninsula', 53.28, 53.45, -3.23, -2.93],
  ['Jersey', 'isle of jersey', 49.15, 49.27, -2.26, -2.0],
  ['Guernsey', 'isle of guernsey', 49.41, 49.51, -2.68, -2.49],
  ['Alderney', '', 49.69, 49.74, -2.24, -2.15],
  ['Sark', '', 49.41, 49.45, -2.39, -2.33],
  ['Channel Islands', 'the channel islands', 49.15, 49.74, -2.68, -2.0],
];

/** A district with fewer towns is a town itself. */
const LEAST_TOWNS = 12;
/** Beside its outermost towns there is country. */
const MARGIN_DEGREES = 0.03;
/** Before towns of the name elsewhere: who says Kent does not mean the one in Ohio. */
const POPULATION = 1_000_000;

/** Counties and landscapes as places to look in: those of a table, and every district that many towns are said to be in. */
export function regionsOf(towns: readonly BookPlace[]): BookPlace[] {
  const known = ROWS.map(([name, others, south, north, west, east]) =>
    region(name, [name, ...others.split(',')], { south, north, west, east }),
  );
  const taken = new Set(known.flatMap(({ names }) => names));
  const members = new Map<string, BookPlace[]>();
  for (const town of towns) {
    if (town.countryCode !== 'GB' || !town.district) continue;
    members.set(town.district, [...(members.get(town.district) ?? []), town]);
  }
  const isTown = new Set(towns.filter(({ countryCode }) => countryCode === 'GB').flatMap(({ names }) => names));
  const districts = [...members]
    .filter(([, within]) => within.length >= LEAST_TOWNS)
    .map(([district, within]) => region(bare(district), [district, bare(district)], around(within)))
    .filter(
      ({ names }) => !names.some((name) => taken.has(name) || isTown.has(name)) && !names.includes('greater london'),
    );
  return [...known, ...districts];
}

const bare = (district: string): string =>
  district.replace(
    /^(?:City and County of|City and Borough of|City of|County of|County|District of|Borough of|Sir) /,
    '',
  );

function region(name: string, names: readonly string[], box: Box): BookPlace {
  return {
    name,
    names: [...new Set(names.map(fold))].filter(Boolean),
    country: 'UK',
    countryCode: 'GB',
    district: null,
    withinNames: ['uk', 'united kingdom', 'great britain'],
    latitude: (box.south + box.north) / 2,
    longitude: (box.west + box.east) / 2,
    population: POPULATION,
    box,
  };
}

function around(towns: readonly BookPlace[]): Box {
  const [south, north] = most(towns.map(({ latitude }) => latitude));
  const [west, east] = most(towns.map(({ longitude }) => longitude));
  return {
    south: south - MARGIN_DEGREES,
    north: north + MARGIN_DEGREES,
    west: west - MARGIN_DEGREES,
    east: east + MARGIN_DEGREES,
  };
}

/** A box's corners reach into the neighbours: the outermost few are left out. */
const OUTERMOST = 0.03;

function most(degrees: readonly number[]): [from: number, to: number] {
  const sorted = [...degrees].sort((a, b) => a - b);
  const out = Math.floor(sorted.length * OUTERMOST);
  return [sorted[out] ?? 0, sorted[sorted.length - 1 - out] ?? 0];
}
