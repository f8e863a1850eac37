import { type Box, type ReportGroup, SEVERITIES } from '@waymark/contracts-maps';
import type { PointRow } from '../../report/report.repository';
import { heatOf } from '../heat-scale';

/** Squares across a view: as wide as a finger on a phone. */
const ACROSS = 16;

/** Groups single reports by the squares of a view. */
export function groupPoints(points: readonly PointRow[], box: Box, now: Date): ReportGroup[] {
  const wide = (box.east - box.west + (box.west > box.east ? 360 : 0)) / ACROSS;
  const squares = new Map<string, PointRow[]>();
  for (const point of points) {
    const fromWest = (point.longitude - box.west + 360) % 360;
    const square = `${Math.floor(fromWest / wide)} ${Math.floor((point.latitude - box.south) / wide)}`;
    const group = squares.get(square);
    if (group) group.push(point);
    else squares.set(square, [point]);
  }
  return [...squares.values()].map((group) => summed(group, now));
}

function summed(group: readonly PointRow[], now: Date): ReportGroup {
  const open = group.filter(({ status }) => status === 'open');
  const worst = Math.max(-1, ...open.map(({ severity }) => SEVERITIES.indexOf(severity)));
  return {
    latitude: mean(group.map(({ latitude }) => latitude)),
    longitude: mean(group.map(({ longitude }) => longitude)),
    reports: group.length,
    open: open.length,
    worst: SEVERITIES[worst] ?? null,
    heat: open.reduce((sum, point) => sum + heatOf(point, now), 0),
  };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
