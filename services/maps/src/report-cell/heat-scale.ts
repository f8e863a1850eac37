import type { Severity } from '@waymark/contracts-maps';

const SINCE = Date.UTC(2025, 0, 1);
const YEAR_MS = 365 * 86_400_000;
/** The same as the database's `report_heat`. */
const WEIGHT: Readonly<Record<Severity, number>> = { minor: 1, moderate: 2, major: 4, severe: 6 };

/** What a sum of `report_heat`, which is told as of 2025, weighs now. */
export const heatNow = (heat: number, now: Date): number => heat / 2 ** ((now.getTime() - SINCE) / YEAR_MS);

/** What one open report weighs: half with each year since somebody saw it. */
export const heatOf = ({ severity, seenAt }: { severity: Severity; seenAt: Date }, now: Date): number =>
  WEIGHT[severity] * 2 ** ((seenAt.getTime() - now.getTime()) / YEAR_MS);
