import { Injectable } from '@nestjs/common';
import {
  CLAIM,
  FEATURES,
  mergeFeature,
  type Claim,
  type Feature,
  type FeatureState,
  type MergedFeature,
} from '@waymark/contracts-reviews';
import { Database, type Tx } from '@waymark/service-kit';
import sql, { type Sql } from 'sql-template-tag';
import { VENUE_COLUMNS } from '../venue/venue-row';
import { toSearchable, type SearchableRow, type SearchableVenue } from './searchable-venue';

interface IndexedRow extends SearchableRow {
  claims: Partial<Record<Feature, Claim>>;
  partly: Feature[] | null;
  answers: Partial<Record<Feature, [agrees: number, disagrees: number]>> | null;
  newestFact: number | null;
}

/**
 * Reads venues as search documents, with the known state of their features. Closed, moved and duplicate venues have no
 * document.
 */
@Injectable()
export class SearchableRows {
  constructor(private readonly database: Database) {}

  byIds(ids: readonly number[], tx?: Tx): Promise<SearchableVenue[]> {
    return this.rows(sql`venue.id = ANY(${ids})`, tx);
  }

  /** Reads venues with IDs above `last` and up to `end`, in order of ID. */
  between(last: number, end: number): Promise<SearchableVenue[]> {
    return this.rows(sql`venue.id > ${last} AND venue.id <= ${end}`);
  }

  async newestId(): Promise<number> {
    const row = await this.database.one<{ newest: number | null }>(sql`SELECT max(id) AS newest FROM venue`);
    return row?.newest ?? 0;
  }

  private async rows(where: Sql, from: Pick<Tx, 'query'> = this.database): Promise<SearchableVenue[]> {
    const rows = await from.query<IndexedRow>(sql`
      SELECT ${VENUE_COLUMNS}, venue.postcode, venue.claims, venue.partly,
             (SELECT json_object_agg(said.feature, json_build_array(said.agrees, said.disagrees))
              FROM verification AS said WHERE said.venue_id = venue.id) AS answers,
             (greatest(
                (SELECT max(said.newest_answer_at)::date FROM verification AS said WHERE said.venue_id = venue.id),
                CASE WHEN venue.claims <> '{}' OR venue.partly <> '{}'
                     THEN venue.source_date END) - DATE '1970-01-01') AS "newestFact"
      FROM venue WHERE ${where} AND venue.status IS NULL ORDER BY venue.id`);
    return rows.map(toDocument);
  }
}

function toDocument(row: IndexedRow): SearchableVenue {
  const merged = FEATURES.map((feature) => [feature, mergedOf(row, feature)] as const);
  const inState = (...states: FeatureState[]) =>
    merged.filter(([, { state }]) => states.includes(state)).map(([feature]) => feature);
  const yes = inState('available');
  const partly = inState('partly', 'disagree');
  const no = inState('not-available');
  const confirmed = merged
    .filter(([, { state, confirmedBy }]) => state === 'available' && confirmedBy > 0)
    .map(([feature]) => feature);
  return {
    ...toSearchable(row),
    ...(row.newestFact === null ? {} : { newestFact: row.newestFact }),
    ...(yes.length > 0 && { yes }),
    ...(partly.length > 0 && { partly }),
    ...(no.length > 0 && { no }),
    ...(confirmed.length > 0 && { confirmed }),
  };
}

function mergedOf({ claims, partly, answers }: IndexedRow, feature: Feature): MergedFeature {
  const [agrees, disagrees] = answers?.[feature] ?? [0, 0];
  const claim = claims[feature] ?? CLAIM.unknown;
  return mergeFeature({ claim, agrees, disagrees, partly: partly?.includes(feature) });
}
