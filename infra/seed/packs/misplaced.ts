import { countBy } from '../output/count-by';
import { distanceMetres, type Position } from '../rules/distance';
import { normaliseName } from '../rules/normalise-name';
import { isValidPosition } from '../rules/valid-position';
import type { Gazetteer } from '../gazetteer/gazetteer';
import type { PackRow } from './pack-row';
import { median, postcodeParts, type Middle, type PostcodeMiddles } from './postcode-middles';
import { approximatePositions } from './shared-points';

/** A rural sector can be wide, and a village at its edge far from the town at its centre. */
const NEAR_ENOUGH_METRES = 5_000;
const NEIGHBOUR_METRES = 3_000;
/** Metres beyond the widest postcode sector; then only the address can confirm the position. */
const FAR_METRES = 25_000;
const TOWN_KM = 15;
const VILLAGE_KM = 5;

interface Suspect {
  row: PackRow;
  position: Position;
  middle: Middle;
  sector: string;
  distance: number;
}

const positionOf = ({ lat = NaN, lon = NaN }: PackRow): Position => ({ latitude: lat, longitude: lon });

function suspects(
  rows: readonly PackRow[],
  middles: PostcodeMiddles,
): { far: Suspect[]; near: Map<string, Position[]> } {
  const far: Suspect[] = [];
  const near = new Map<string, Position[]>();
  for (const row of rows) {
    const parts = row.country === 'GB' ? postcodeParts(row.postcode) : null;
    const middle = parts && middles.find(parts);
    const position = positionOf(row);
    if (!parts || !middle || !isValidPosition(position)) continue;
    const distance = distanceMetres(position, middle);
    const points = near.get(parts.sector);
    if (points) points.push(position);
    else near.set(parts.sector, [position]);
    if (distance > Math.max(NEAR_ENOUGH_METRES, 3 * middle.spread + NEIGHBOUR_METRES))
      far.push({ row, position, middle, sector: parts.sector, distance });
  }
  return { far, near };
}

/** Which is wrong when a row's position and postcode disagree. */
type Verdict = 'both are right' | 'position is wrong' | 'postcode is wrong';

function judge(suspect: Suspect, isShared: boolean, neighbours: readonly Position[], gazetteer: Gazetteer): Verdict {
  const { row, position, middle, distance } = suspect;
  const parts = new Set((row.address ?? '').split(',').map(normaliseName));
  const named = (at: Position, km: number) =>
    gazetteer.near(at, 'GB', km, 400).some(({ name }) => parts.has(normaliseName(name)));
  const isNamedHere = named(position, VILLAGE_KM);
  const isNamedThere = named(middle, TOWN_KM);
  if (isNamedHere && !isNamedThere && !isShared) return 'postcode is wrong';
  if (distance > FAR_METRES) return isNamedHere && !isNamedThere ? 'postcode is wrong' : 'position is wrong';
  const isOtherPoint = (at: Position) => at.latitude !== position.latitude || at.longitude !== position.longitude;
  const hasNeighbour = neighbours.some((at) => isOtherPoint(at) && distanceMetres(at, position) <= NEIGHBOUR_METRES);
  if (isNamedHere || (hasNeighbour && !isShared)) return 'both are right';
  return isShared ? 'position is wrong' : 'both are right';
}

/** The number of corrected rows, by source. */
export interface Righted {
  rows: PackRow[];
  moved: Record<string, number>;
  postcodeDropped: Record<string, number>;
}

/**
 * Corrects rows with a position that their postcode rules out: moves them to places with the same postcode, or to the
 * centre of its sector, and marks the position as approximate. If the address contradicts the postcode, drops the
 * postcode instead.
 */
export function rightMisplaced(rows: readonly PackRow[], middles: PostcodeMiddles, gazetteer: Gazetteer): Righted {
  const { far, near } = suspects(rows, middles);
  const isShared = approximatePositions(rows);
  const verdicts = new Map(
    far.map((suspect) => [
      suspect.row,
      { suspect, verdict: judge(suspect, isShared(suspect.row), near.get(suspect.sector) ?? [], gazetteer) },
    ]),
  );
  const wrong = [...verdicts.values()].filter(({ verdict }) => verdict === 'position is wrong');
  const wanted = new Set(wrong.map(({ suspect }) => suspect.row.postcode));
  const doors = new Map<string, PackRow[]>();
  for (const row of rows)
    if (
      row.postcode !== undefined &&
      wanted.has(row.postcode) &&
      !verdicts.has(row) &&
      isValidPosition(positionOf(row))
    )
      doors.set(row.postcode, [...(doors.get(row.postcode) ?? []), row]);
  const righted = rows.map((row): PackRow => {
    const { verdict, suspect } = verdicts.get(row) ?? {};
    if (!suspect || verdict === 'both are right') return row;
    if (verdict === 'postcode is wrong') return { ...row, postcode: undefined };
    const same = doors.get(row.postcode ?? '') ?? [];
    const { latitude, longitude } =
      same.length === 0
        ? suspect.middle
        : { latitude: median(same.map(({ lat = 0 }) => lat)), longitude: median(same.map(({ lon = 0 }) => lon)) };
    return { ...row, lat: latitude, lon: longitude, geo: 'postcode', city: undefined };
  });
  const ofVerdict = (wanted: Verdict) =>
    countBy(
      far.filter(({ row }) => verdicts.get(row)?.verdict === wanted),
      ({ row }) => row.source,
    );
  return { rows: righted, moved: ofVerdict('position is wrong'), postcodeDropped: ofVerdict('postcode is wrong') };
}
