/** The columns to read; all but the first four are optional. */
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
/** Columns with codes: "1", which some programs write as "1.0". */
export const CODES: ReadonlySet<string> = new Set(['location_type', 'wheelchair_boarding']);
export type Stop = Record<(typeof COLUMNS)[number], string>;
