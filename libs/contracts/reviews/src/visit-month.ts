import { z } from 'zod';

/** The earliest year that a review may give. */
export const FIRST_VISIT_YEAR = 2000;

const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;
// The first time zone starts a month 14 hours before UTC.
const EARLIEST_ZONE_MS = 14 * 3_600_000;

/** Returns the month (`YYYY-MM`) at `now` in the time zone that is furthest ahead. */
export function latestVisitMonth(now: number): string {
  return new Date(now + EARLIEST_ZONE_MS).toISOString().slice(0, 7);
}

/** `YYYY-MM`; null or an empty text when not given. */
export const visitMonthSchema = z.preprocess(
  (value) => (value === '' ? null : value),
  z
    .string('Enter the month of your visit as year and month.')
    .regex(MONTH, 'Enter the month of your visit as year and month.')
    .refine((month) => Number(month.slice(0, 4)) >= FIRST_VISIT_YEAR, `Choose a month from ${FIRST_VISIT_YEAR} on.`)
    .refine((month) => month <= latestVisitMonth(Date.now()), 'The month of your visit cannot be in the future.')
    .nullish(),
);
