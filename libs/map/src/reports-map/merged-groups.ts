import { SEVERITIES, type ReportGroup } from '@waymark/contracts-maps';

/** Pixels between two boxes with numbers; closer ones would cover each other. */
const APART = 58;

/**
 * Merges groups that would overlap, at the position of the one with most reports. The same groups at the same zoom
 * always merge alike, so nothing jumps while the map is moved.
 */
export function mergedGroups(
  groups: readonly ReportGroup[],
  pixelOf: (group: ReportGroup) => readonly number[],
): ReportGroup[] {
  const kept: { x: number; y: number; group: ReportGroup }[] = [];
  for (const group of groups.toSorted((a, b) => b.reports - a.reports)) {
    const [x = 0, y = 0] = pixelOf(group);
    const near = kept.find((other) => Math.abs(other.x - x) < APART && Math.abs(other.y - y) < APART);
    if (near) near.group = joined(near.group, group);
    else kept.push({ x, y, group });
  }
  return kept.map(({ group }) => group);
}

const joined = (one: ReportGroup, other: ReportGroup): ReportGroup => ({
  ...one,
  reports: one.reports + other.reports,
  open: one.open + other.open,
  heat: one.heat + other.heat,
  worst: worseOf(one.worst, other.worst),
});

const rank = (worst: ReportGroup['worst']): number => (worst === null ? -1 : SEVERITIES.indexOf(worst));
const worseOf = (one: ReportGroup['worst'], other: ReportGroup['worst']) => (rank(one) >= rank(other) ? one : other);
