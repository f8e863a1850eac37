import type { ReportGroup } from '@waymark/contracts-maps';

/** Steps of heat from least to most, which differ in lightness, size and the number inside. */
export const HEAT_STEPS = [
  { word: 'Low', token: 'heat-little', size: 34 },
  { word: 'Medium', token: 'heat-some', size: 40 },
  { word: 'High', token: 'heat-much', size: 46 },
  { word: 'Highest', token: 'heat-most', size: 52 },
] as const;

export type HeatStep = 0 | 1 | 2 | 3;
/** The lower half of the scale uses one ink colour, the upper half the other. */
export const inkToken = (step: HeatStep) => (step < HEAT_STEPS.length / 2 ? 'heat-ink-low' : 'heat-ink-high');

const LAST = HEAT_STEPS.length - 1;

/** Each step is about four times the one before, because report counts range over orders of magnitude. */
const TIMES = 4;

/** Returns a group's step relative to the hottest group in view, which always gets the last step. */
export function heatStep({ heat }: Pick<ReportGroup, 'heat'>, hottest: number): HeatStep {
  if (heat <= 0 || hottest <= 0) return 0;
  const below = Math.log(hottest / heat) / Math.log(TIMES);
  return Math.max(0, LAST - Math.floor(below + 0.5)) as HeatStep;
}

export const hottestOf = (groups: readonly Pick<ReportGroup, 'heat'>[]): number =>
  groups.reduce((most, { heat }) => Math.max(most, heat), 0);
