import type { Feature } from '@waymark/contracts-reviews';

/** A fact about one feature, as the file states it. */
export interface RawSaid {
  feature: Feature;
  /** The column or property name in the file. */
  field: string;
  value: string | null;
  note: string | null;
  measure: { text: string; unit: string | null } | null;
  /** The columns of the note and the measure, if they differ from `field`. */
  noteField?: string | undefined;
  measureField?: string | undefined;
}

/** One unchecked place of a file. Every text is raw input, or null if the file does not contain it. */
export interface RawPlace {
  /** Where a person can find the row in the file: CSV line, feature number, or OpenStreetMap element ID. */
  row: number;
  id: string | null;
  name: string | null;
  category: string | null;
  kind: string | null;
  latitude: string | null;
  longitude: string | null;
  address: string | null;
  city: string | null;
  postcode: string | null;
  country: string | null;
  website: string | null;
  date: string | null;
  /** The word for its status, and the opening and closing dates. */
  status: string | null;
  opened: string | null;
  closed: string | null;
  said: RawSaid[];
}

/** A row that could not be parsed. */
export interface BrokenRow {
  row: number;
  broken: string;
}

/**
 * Yields rows in file order, always the same for the same file, because an interrupted import resumes by counting
 * them.
 */
export type PlaceReader = AsyncIterable<RawPlace | BrokenRow>;

/** A place without any fields set. */
export const emptyPlace = (row: number): RawPlace => ({
  row,
  id: null,
  name: null,
  category: null,
  kind: null,
  latitude: null,
  longitude: null,
  address: null,
  city: null,
  postcode: null,
  country: null,
  website: null,
  date: null,
  status: null,
  opened: null,
  closed: null,
  said: [],
});
