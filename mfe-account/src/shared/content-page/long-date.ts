const FORMAT = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `2026-11-21` as "Nov 21, 2026". */
export const longDate = (day: string): string => FORMAT.format(new Date(`${day}T00:00:00Z`));
