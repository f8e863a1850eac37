import type { ReportGroup, ReportPoint } from '@waymark/contracts-maps';
import { fromLonLat } from 'ol/proj';
import type { Mark, Sprite } from '../frame/canvas-layer';
import type { LonLat } from '../frame/create-map';
import { heatStep, hottestOf } from './heat-steps';
import type { ReportsMapProps } from './reports-map-props';
import type { Sprites } from './sprites';

/** What a press on a mark means. */
export type Subject = { report: ReportPoint } | { group: ReportGroup };

export type Drawn = Required<Pick<ReportsMapProps, 'groups' | 'reports' | 'look' | 'selectedId' | 'picked' | 'me'>>;

const WORST_LAST = { minor: 0, moderate: 1, major: 2, severe: 3 } as const;
const rank = ({ status, severity }: ReportPoint): number => (status === 'resolved' ? -1 : WORST_LAST[severity]);

/** In the order of painting: the worse over the better, the hotter over the cooler, the selected one over all others. */
export function drawnMarks(
  { groups, reports, look, selectedId, picked, me }: Drawn,
  sprites: Sprites,
): (Mark & { subject: Subject | null })[] {
  const hottest = hottestOf(groups);
  const group = (one: ReportGroup): Sprite =>
    look === 'heat'
      ? sprites.heat(heatStep(one, hottest), one.open)
      : sprites.group(one.open > 0 ? one.open : one.reports, one.open > 0);
  const scale = look === 'heat' ? 'heat' : 'map';
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

function mark({ latitude, longitude }: LonLat, sprite: Sprite, subject: Subject | null) {
  const [x = 0, y = 0] = fromLonLat([longitude, latitude]);
  return { x, y, sprite, subject };
}
