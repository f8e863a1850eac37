import type { ReportGroup, ReportPoint } from '@waymark/contracts-maps';
import { fromLonLat } from 'ol/proj';
import type { Mark, Sprite } from '../frame/canvas-layer';
import type { LonLat } from '../frame/create-map';
import { heatStep, hottestOf } from './heat-steps';
import { mergedGroups } from './merged-groups';
import type { ReportsMapProps } from './reports-map-props';
import type { Sprites } from './sprites';

/** What a press on a mark selects. */
export type Subject = { report: ReportPoint } | { group: ReportGroup };

export type Drawn = Required<Pick<ReportsMapProps, 'groups' | 'reports' | 'look' | 'selectedId' | 'picked' | 'me'>>;

const WORST_LAST = { minor: 0, moderate: 1, major: 2, severe: 3 } as const;
const rank = ({ status, severity }: ReportPoint): number => (status === 'resolved' ? -1 : WORST_LAST[severity]);

/** In painting order: worse reports over minor ones, hotter groups over cooler ones, the selected mark on top. */
export function drawnMarks(
  { groups: told, reports, look, selectedId, picked, me }: Drawn,
  sprites: Sprites,
  metresOfPixel: number,
): (Mark & { subject: Subject | null })[] {
  const isHeat = look === 'heat';
  // Leaves out resolved reports, which add no heat.
  const groups = mergedGroups(told, (one) => metresTo(one).map((metres) => metres / metresOfPixel)).filter(
    ({ open }) => !isHeat || open > 0,
  );
  const hottest = hottestOf(groups);
  const group = (one: ReportGroup): Sprite =>
    isHeat ? sprites.heat(heatStep(one, hottest), one.open) : sprites.group(one.worst, one.open || one.reports);
  const scale = isHeat ? 'heat' : 'map';
  const isSelected = ({ id }: ReportPoint): boolean => id === selectedId;
  return [
    ...groups.toSorted((a, b) => a.heat - b.heat).map((one) => mark(one, group(one), { group: one })),
    ...reports
      .toSorted((a, b) => Number(isSelected(a)) - Number(isSelected(b)) || rank(a) - rank(b))
      .map((one) => mark(one, sprites.sign(one, scale, isSelected(one)), { report: one })),
    ...(me ? [mark(me, sprites.me(), null)] : []),
    ...(picked ? [mark(picked, sprites.picked(), null)] : []),
  ];
}

const metresTo = ({ latitude, longitude }: LonLat): number[] => fromLonLat([longitude, latitude]);

function mark(at: LonLat, sprite: Sprite, subject: Subject | null) {
  const [x = 0, y = 0] = metresTo(at);
  return { x, y, sprite, subject };
}
