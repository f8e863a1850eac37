import { measureSchema, type Feature, type Measure, type StatementValue } from '@waymark/contracts-reviews';

/** One row of a source, or the venue itself where `source` is null. */
export interface StatementOrigin {
  /** Id of the data source (DataSource.id), and of its row. */
  source: string | null;
  sourceKey: string | null;
}

/** What one row of a source, or the venue itself, says of one feature. */
export interface SourceStatement extends StatementOrigin {
  /** The venue by our number, or by its seed key (place_id). */
  venue: number | string;
  feature: Feature;
  value: StatementValue;
  note: string | null;
  measure: Measure | null;
  licence: string | null;
  /** ISO day on which the source looked or listed it. */
  observed: string;
}

/** A row of a source whose statements are given in full: what it no longer says has vanished. */
export interface WholeRow extends StatementOrigin {
  venue: number | string;
}

/** Says nothing, or what nobody can have measured. */
export function isRefused({ value, note, measure }: SourceStatement): boolean {
  if (measure !== null && !measureSchema.safeParse(measure).success) return true;
  return value === 'words' && note === null && measure === null;
}

/** As the ledger's columns; `venueId` in place of a key. */
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
