import type { Feature } from '@waymark/contracts-reviews';

/** What a file says of one feature, as it says it. */
export interface RawSaid {
  feature: Feature;
  /** Column or property, as the file names it. */
  field: string;
  value: string | null;
  note: string | null;
  measure: { text: string; unit: string | null } | null;
  /** Where the note and the measure stand, if not in `field`. */
  noteField?: string | undefined;
  measureField?: string | undefined;
}

/** One place of a file, not looked at yet: every text is what somebody typed. Null where the file does not say. */
export interface RawPlace {
  /** Where a person finds it in the file: line of a CSV, number of the feature, id of an OpenStreetMap element. */
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
  /** A word for whether it is open, and when it opened and closed. */
  status: string | null;
  opened: string | null;
  closed: string | null;
  said: RawSaid[];
}

/** A row that could not even be taken apart. */
export interface BrokenRow {
  row: number;
  broken: string;
}

/** One after the other as they stand in the file, always the same for the same file: an import that was stopped counts them to go on. */
export type PlaceReader = AsyncIterable<RawPlace | BrokenRow>;

/** A place of which nothing is said. */
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
