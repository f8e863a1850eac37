import type { Feature, Measure, StatementValue, VenueCategory } from '@waymark/contracts-reviews';

/** A problem in a row, in plain language for the author of the file. */
export interface Refusal {
  row: number;
  /** The column or property; empty for the whole row. */
  field: string;
  reason: string;
  /** The refused text. */
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
  /** Identifies it within its source, in every edition. */
  key: string;
  name: string;
  /** Normalised name and town, for comparison with venues. */
  normalName: string;
  normalCity: string;
  category: VenueCategory;
  kind: string | null;
  address: string | null;
  city: string | null;
  postcode: string | null;
  /** English name and ISO code. */
  country: string;
  countryCode: string;
  websiteUrl: string | null;
  position: { latitude: number; longitude: number } | null;
  /**
   * True if the position is the centre of a postcode. That is good enough for a search nearby, but does not prove that
   * two places are the same.
   */
  isAround: boolean;
  /** ISO date of the source's observation. */
  observed: string;
  said: Said[];
}

/**
 * A checked row: the place, or only its key if the row was refused. A refused field does not affect the rest of its
 * row.
 */
export interface CheckedRow {
  row: number;
  key: string | null;
  place: ImportedPlace | null;
  refusals: Refusal[];
}
