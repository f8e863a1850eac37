const SINCE = Date.UTC(2025, 0, 1);
const YEAR_MS = 365 * 86_400_000;

/** What a sum of `report_heat`, which is told as of 2025, weighs now. */
export const heatNow = (heat: number, now: Date): number => heat / 2 ** ((now.getTime() - SINCE) / YEAR_MS);
