import { measureSchema, type Feature, type Measure, type StatementValue } from '@waymark/contracts-reviews';

/** One row of a source; the venue itself if `source` is null. */
export interface StatementOrigin {
  /** The IDs of the data source (DataSource.id) and of its row. */
  source: string | null;
  sourceKey: string | null;
}

/** A fact about one feature, from a row of a source or from the venue itself. */
export interface SourceStatement extends StatementOrigin {
  /** The venue's ID or its seed key (place_id). */
  venue: number | string;
  feature: Feature;
  value: StatementValue;
  note: string | null;
  measure: Measure | null;
  licence: string | null;
  /** ISO date of the source's observation or listing. */
  observed: string;
}

/** A row of a source with all of its facts: facts missing from it have vanished. */
export interface WholeRow extends StatementOrigin {
  venue: number | string;
}

/** True if the fact is empty or its measure is impossible. */
export function isRefused({ value, note, measure }: SourceStatement): boolean {
  if (measure !== null && !measureSchema.safeParse(measure).success) return true;
  return value === 'words' && note === null && measure === null;
}

/** Builds the columns of the `statement` table, with `venueId` instead of a key. */
export function toLedgerRow(said: SourceStatement, venueId: number) {
  return {
    venue_id: venueId,
    feature: said.feature,
    value: said.value,
    note: said.note,
    amount: said.measure?.amount ?? null,
    unit: said.measure?.unit ?? null,
    said_by: said.source === null ? 'venue' : 'source',
    source: said.source,
    source_key: said.sourceKey,
    licence: said.licence,
    observed: said.observed,
  };
}
