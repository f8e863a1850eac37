/** The columns that are read; a timetable may leave all but the first four out. */
export const COLUMNS = [
  'stop_id',
  'stop_name',
  'stop_lat',
  'stop_lon',
  'location_type',
  'parent_station',
  'wheelchair_boarding',
  'stop_url',
] as const;
export const NEEDED = COLUMNS.slice(0, 4);
/** Columns of codes: "1", which some programs write as "1.0". */
export const CODES: ReadonlySet<string> = new Set(['location_type', 'wheelchair_boarding']);
export type Stop = Record<(typeof COLUMNS)[number], string>;
