/** Maximum count of reports in an area; a list's `X-Total-Count` stops at this number. */
export const AREA_COUNTED_UP_TO = 1_000;
