import { distanceMetres } from '../rules/distance';
import { isValidPosition } from '../rules/valid-position';
import { accessStatements } from './access-statements';
import { NearByName } from './near-by-name';
import { isTooOld } from './pack-date';
import { rowId, type PackRow, type PlaceKind } from './pack-row';
import { isLikeKind, placeKind } from './place-kind';
import { nameKey, placeName } from './place-name';
import { approximatePositions } from './shared-points';

/** Groups of numbers that belong together, independent of the order of joining (disjoint sets with path halving). */
class UnionFind {
  private readonly parents: Int32Array;

  constructor(size: number) {
    this.parents = Int32Array.from({ length: size }, (_, i) => i);
  }

  find(i: number): number {
    let at = i;
    while (this.parents[at] !== at) at = this.parents[at] = this.parents[this.parents[at]!]!;
    return at;
  }

  /** The smaller number represents the group, so groups do not depend on the order of joining. */
  join(a: number, b: number): void {
    const [low, high] = [this.find(a), this.find(b)].sort((x, y) => x - y) as [number, number];
    this.parents[high] = low;
  }
}

/** The product's rule for "the same venue": the same normalised name within this distance. */
const SAME_PLACE_METRES = 150;
/** Metres. Most toilets have no name, so two that are farther apart count as different. */
const SAME_TOILET_METRES = 30;
const isToilet = ({ kind }: PlaceKind) => kind === 'toilets';

/**
 * An establishment keeps its hygiene rating number in newer lists, but numbers of different councils can be equal by
 * chance.
 */
const SAME_NUMBER_METRES = 1_000;

/** One real place with all its rows; the row that gives the name is first. */
export interface PackPlace extends PlaceKind {
  name: string;
  latitude: number;
  longitude: number;
  approximatePosition: boolean;
  rows: PackRow[];
}

interface Usable extends PackPlace {
  index: number;
  row: PackRow;
}

type KindOf = (row: PackRow) => PlaceKind | null;

function usableRows(rows: readonly PackRow[], kindOf: KindOf): Usable[] {
  const isApproximate = approximatePositions(rows);
  return rows.flatMap((row, index) => {
    const name = placeName(row);
    const kind = kindOf(row);
    const position = { latitude: row.lat ?? NaN, longitude: row.lon ?? NaN };
    if (name === null || kind === null || !isValidPosition(position)) return [];
    return [{ ...kind, name, ...position, approximatePosition: isApproximate(row), rows: [], index, row }];
  });
}

/**
 * Joins rows that the packs call the same. The packs matched shared words, so a library in Brimington was "the same"
 * as its pharmacy. They are trusted only for the same name or the same kind of place.
 */
function joinTold(usable: Usable[], groups: UnionFind): void {
  const byId = new Map(usable.map((place) => [rowId(place.row), place]));
  for (const place of usable) {
    const other = place.row.dupOf === undefined ? undefined : byId.get(place.row.dupOf);
    // A toilet in a supermarket has the supermarket's name, but facts about one do not apply to the other.
    if (
      other &&
      isToilet(place) === isToilet(other) &&
      (isLikeKind(place, other) || nameKey(place.name) === nameKey(other.name))
    )
      groups.join(other.index, place.index);
  }
}

/** A hospital's wards and kitchens are inspected separately, but they are one hospital. */
function joinParts(usable: Usable[], groups: UnionFind): void {
  const hospitals = new Map<string, Usable[]>();
  for (const place of usable) {
    if (place.kind !== 'hospital') continue;
    const start = nameKey(place.name).split(' ').slice(0, 2).join(' ');
    const there = hospitals.get(start) ?? [];
    const whole = there.find(
      (other) =>
        nameKey(place.name).startsWith(`${nameKey(other.name)} `) && distanceMetres(other, place) <= SAME_NUMBER_METRES,
    );
    if (whole) groups.join(whole.index, place.index);
    else hospitals.set(start, [...there, place]);
  }
}

/** Joins rows with the same name and category at the same postcode, or within 150 m of each other. */
function joinNamesakes(usable: Usable[], groups: UnionFind): void {
  const near = new NearByName<Usable>();
  const atPostcode = new Map<string, Usable>();
  for (const place of usable) {
    const name = `${place.category}|${isToilet(place)}|${nameKey(place.name)}`;
    const postcode = place.row.postcode === undefined || isToilet(place) ? null : `${name}|${place.row.postcode}`;
    const namesake = postcode === null ? undefined : atPostcode.get(postcode);
    if (namesake) groups.join(namesake.index, place.index);
    else if (postcode !== null) atPostcode.set(postcode, place);
    const metres = isToilet(place) ? SAME_TOILET_METRES : SAME_PLACE_METRES;
    for (const other of near.within(name, place, metres)) groups.join(other.index, place.index);
    near.add(name, place);
  }
}

function joinNumbers(usable: Usable[], groups: UnionFind): void {
  const byNumber = new Map<string, Usable>();
  for (const place of usable) {
    if (!place.row.source.startsWith('fsa-fhrs-')) continue;
    const other = byNumber.get(place.row.sourceId);
    if (!other) byNumber.set(place.row.sourceId, place);
    else if (distanceMetres(other, place) <= SAME_NUMBER_METRES) groups.join(other.index, place.index);
  }
}

/**
 * Merges all rows of one place: the same according to the packs (`dupOf`), the same hygiene rating number, or the same
 * name nearby, across packs and within one. `rows` are in order of precedence.
 * Omits places known only from sources older than ten years: no newer source confirms that they still exist. The
 * exception is a public toilet with facts about access to confirm: few lists have any, and its page asks whether they
 * still apply.
 */
export function mergePacks(
  rows: readonly PackRow[],
  kindOf: KindOf = placeKind,
): { places: PackPlace[]; tooOld: number } {
  const groups = new UnionFind(rows.length);
  const usable = usableRows(rows, kindOf);
  joinTold(usable, groups);
  joinNamesakes(usable, groups);
  joinNumbers(usable, groups);
  joinParts(usable, groups);
  const members = new Map<number, PackRow[]>();
  rows.forEach((row, index) => {
    const group = groups.find(index);
    const there = members.get(group);
    if (there) there.push(row);
    else members.set(group, [row]);
  });
  const places = new Map<number, PackPlace>();
  const old = new Set<number>();
  for (const { index, row, ...place } of usable) {
    const group = groups.find(index);
    const named = places.get(group);
    // A door position is better than the centre of a postcode, whichever row has it, if both rows have the same
    // licence.
    if (named?.approximatePosition && !place.approximatePosition && row.licence === named.rows[0]?.licence)
      Object.assign(named, { latitude: place.latitude, longitude: place.longitude, approximatePosition: false });
    if (named) continue;
    if (isTooOld(row.dated) && !(isToilet(place) && accessStatements(row).length > 0)) {
      old.add(group);
      continue;
    }
    places.set(group, { ...place, rows: [row, ...(members.get(group) ?? []).filter((other) => other !== row)] });
  }
  return { places: [...places.values()], tooOld: [...old].filter((group) => !places.has(group)).length };
}
