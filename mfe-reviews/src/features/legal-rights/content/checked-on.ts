/** The day on which all entries were last gone through. */
export const CHECKED_ON = '2026-11-21';
