import { fold } from '../../text/fold';
import { distanceMetres } from '../../venue/distance';
import { HOME, isAtHome, type BookPlace } from '../understand/place-book';
import { titled } from '../query/titled';
import rows from './villages.json' with { type: 'json' };

/** Whose addresses have no commas, or which visitors ask for more than anybody lists places in: typed by hand, to some 300 metres. */
const BY_HAND = `
Bowmore 55.757 -6.289;Craighouse 55.836 -5.95;Port Ellen 55.63 -6.19;Port Charlotte 55.74 -6.378;Inveraray 56.23 -5.073;Tobermory 56.623 -6.068
Craignure 56.47 -5.708;Fionnphort 56.326 -6.37;Iona 56.331 -6.393;Scarinish 56.501 -6.806;Arinagour 56.617 -6.524;Broadford 57.242 -5.91
Kyleakin 57.273 -5.728;Dunvegan 57.436 -6.588;Uig 57.587 -6.363;Mallaig 57.006 -5.828;Brodick 55.577 -5.145;Lochranza 55.706 -5.294
Lochinver 58.148 -5.242;Applecross 57.433 -5.812;Plockton 57.338 -5.651;Durness 58.568 -4.746;Glencoe 56.683 -5.1;Arrochar 56.203 -4.745
Luss 56.101 -4.638;Crianlarich 56.392 -4.618;Tyndrum 56.436 -4.711;Killin 56.468 -4.32;Crinan 56.089 -5.555;Lochaline 56.536 -5.773
Strontian 56.692 -5.57;Arisaig 56.91 -5.841;Glenfinnan 56.871 -5.436;Spean Bridge 56.89 -4.918;Fort Augustus 57.144 -4.681
Drumnadrochit 57.337 -4.48;Shieldaig 57.522 -5.65;Torridon 57.547 -5.513;Kinlochewe 57.605 -5.3;Poolewe 57.767 -5.607;Scourie 58.35 -5.155
Lairg 58.024 -4.4;Bettyhill 58.529 -4.225;John o Groats 58.644 -3.07;Helmsdale 58.117 -3.653;Lochmaddy 57.601 -7.163
Leverburgh 57.766 -7.024;Barvas 58.353 -6.501;Balivanich 57.473 -7.385;Castlebay 56.954 -7.487;St Margarets Hope 58.826 -2.957
Castle Combe 51.493 -2.229;Hawes 54.304 -2.196;Portmeirion 52.913 -4.099;Grasmere 54.459 -3.024;Hawkshead 54.374 -2.998
Coniston 54.369 -3.075;Castleton 53.343 -1.776;Edale 53.365 -1.816;Hathersage 53.33 -1.654;Eyam 53.284 -1.674;Malham 54.062 -2.153
Grassington 54.071 -1.998;Reeth 54.388 -1.942;Robin Hoods Bay 54.434 -0.535;Staithes 54.558 -0.79;Goathland 54.4 -0.72
Lindisfarne 55.67 -1.801;Bamburgh 55.607 -1.717;Seahouses 55.582 -1.655;Port Isaac 50.592 -4.83;Polperro 50.331 -4.517;Tintagel 50.663 -4.751
Mousehole 50.083 -5.539;Mevagissey 50.27 -4.787;Boscastle 50.69 -4.692;Clovelly 50.998 -4.4;Lynmouth 51.23 -3.829;Porlock 51.209 -3.596
Dunster 51.184 -3.444;Bibury 51.759 -1.834;Lower Slaughter 51.901 -1.763;Broadway 52.036 -1.856;Lacock 51.416 -2.121;Avebury 51.428 -1.854
Corfe Castle 50.638 -2.058;West Lulworth 50.623 -2.249;Abbotsbury 50.666 -2.599;Walberswick 52.316 1.661;Orford 52.095 1.534
Blakeney 52.955 1.017;Laugharne 51.77 -4.463;Beddgelert 53.012 -4.103;Blair Atholl 56.767 -3.85;Portmahomack 57.836 -3.829`;
/** As many places as a village of these is thought to have. */
const PLACES_BY_HAND = 20;

type Row = [name: string, places: number, latitude: number, longitude: number];

const byHand = (): Row[] =>
  BY_HAND.trim()
    .split(/[;\n]/)
    .map((row) => {
      const [, name = '', latitude, longitude] = /^(.+) (\S+) (\S+)$/.exec(row) ?? [];
      return [fold(name), PLACES_BY_HAND, Number(latitude), Number(longitude)];
    });

/** So many people are thought to live there for each place that has it in its address. */
const PEOPLE_PER_PLACE = 50;
/** Degrees; a village with no town so near is said with none. */
const BESIDE = 0.3;
/** Whatever is beside a village lies in its square or in one of the eight about it. */
const squareOf = (degrees: number): number => Math.floor(degrees / BESIDE);

/**
 * Villages and parts of towns that the gazetteer lacks, learnt from addresses under the Open Government
 * Licence v3.0, most of them of the Food Standards Agency (test/write-villages.ts). Those of a name that another place of
 * Britain in the book has are left out. They are told apart by the town beside them: "Hanley Stoke".
 */
export function* villagesOf(book: readonly BookPlace[]): Iterable<BookPlace> {
  const home = book.filter((place) => isAtHome(place) && !place.box && !place.isPart);
  const squares = new Map<string, BookPlace[]>();
  for (const town of home) {
    const key = `${squareOf(town.latitude)} ${squareOf(town.longitude)}`;
    const same = squares.get(key);
    if (same) same.push(town);
    else squares.set(key, [town]);
  }
  const near = (south: number, west: number) =>
    [-1, 0, 1].flatMap((north) => [-1, 0, 1].flatMap((east) => squares.get(`${south + north} ${west + east}`) ?? []));
  const known = new Set(book.filter(isAtHome).flatMap(({ names }) => names));
  for (const [name, places, latitude, longitude] of [...byHand(), ...(rows as Row[])]) {
    if (known.has(name)) continue;
    known.add(name);
    const at = { latitude, longitude };
    // The larger one is said, though a hamlet is nearer.
    const beside = near(squareOf(latitude), squareOf(longitude))
      .filter((town) => Math.abs(town.latitude - latitude) < BESIDE && Math.abs(town.longitude - longitude) < BESIDE)
      .map((town) => ({ town, apart: distanceMetres(town, at) / Math.sqrt(town.population + 1) }))
      .reduce<{ town: BookPlace; apart: number } | null>(
        (best, one) => (best && best.apart <= one.apart ? best : one),
        null,
      );
    const town = beside?.town;
    yield {
      name: titled(name),
      names: [name],
      country: town?.country ?? 'UK',
      countryCode: HOME,
      district: town?.name ?? null,
      withinNames: [...new Set([...(town?.names ?? []), ...(town?.withinNames ?? [])])],
      ...at,
      population: places * PEOPLE_PER_PLACE,
    };
  }
}
