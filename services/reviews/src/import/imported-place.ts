import type { Feature, Measure, StatementValue, VenueCategory } from '@waymark/contracts-reviews';

/** What is wrong in a row, in words for whoever made the file. */
export interface Refusal {
  row: number;
  /** Column or property; empty where it is the whole row. */
  field: string;
  reason: string;
  /** What stands there. */
  value: string;
}

export interface Said {
  feature: Feature;
  value: StatementValue;
  note: string | null;
  measure: Measure | null;
}

/** One place of a file that may become a venue. */
export interface ImportedPlace {
  row: number;
  /** What names it within its source, in every file of it. */
  key: string;
  name: string;
  /** Name and town as they are compared. */
  normalName: string;
  normalCity: string;
  category: VenueCategory;
  kind: string | null;
  address: string | null;
  city: string | null;
  postcode: string | null;
  /** English name, and ISO code. */
  country: string;
  countryCode: string;
  websiteUrl: string | null;
  position: { latitude: number; longitude: number } | null;
  /** The position is the middle of a postcode: it tells where to look, and never that two places are one. */
  isAround: boolean;
  /** ISO day on which the source looked. */
  observed: string;
  said: Said[];
}

/** A row that was read: what it gives, or only its key where it was refused. A refused field leaves the rest of its row. */
export interface CheckedRow {
  row: number;
  key: string | null;
  place: ImportedPlace | null;
  refusals: Refusal[];
}
