import { Injectable } from '@nestjs/common';
import {
  accessGroup,
  FEATURES,
  type Feature,
  type FeatureFact,
  type SearchHit,
  wishState,
} from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { toVenueFacts } from '../../venue/venue-facts.mapper';
import { FACT_COLUMNS, type VenueFactsRow } from '../../venue/venue-facts.repository';
import { VENUE_COLUMNS, type VenueRow } from '../../venue/venue-row';
import { toSearchResult } from '../../venue/venue.mapper';
import { featuresOf, type Candidate, type Wish } from '../search-port';
import { SEARCH_STATEMENT_MS } from '../within-time';
import { metresFrom } from './rank-results';

interface HitRow extends VenueRow, VenueFactsRow {
  id: number;
  category: string;
  postcode: string | null;
  approximatePosition: boolean;
  lastListed: string | null;
}

const MOST_FACTS = 6;

/** Loads what a list shows of the venues found. */
@Injectable()
export class SearchHits {
  constructor(private readonly database: Database) {}

  /** Returns hits in the order of `found`; skips venues removed since they were indexed. */
  async of(
    found: readonly Candidate[],
    wishes: readonly Wish[],
    from: { latitude: number; longitude: number } | null,
  ): Promise<SearchHit[]> {
    if (found.length === 0) return [];
    const rows = await this.rows(found.map(({ id }) => id));
    const groups = new Map(found.map(({ id, group }) => [id, group]));
    return rows.map((row) => {
      const facts = toVenueFacts(row).features;
      const hit = toHit(row, facts, featuresOf(wishes), from);
      if (wishes.length === 0) return hit;
      // A hit found by name has no group yet.
      return {
        ...hit,
        group: groups.get(row.id) ?? accessGroup(wishes.map(({ features }) => wishState(facts, features))),
      };
    });
  }

  private rows(ids: readonly number[]): Promise<HitRow[]> {
    return this.database.query<HitRow>(
      sql`
      SELECT ${VENUE_COLUMNS}, ${FACT_COLUMNS}, venue.postcode, venue.approximate_position AS "approximatePosition",
             to_char(venue.last_listed, 'YYYY-MM-DD') AS "lastListed"
      FROM unnest(${ids}::int[]) WITH ORDINALITY AS asked(id, place) JOIN venue ON venue.id = asked.id
      WHERE venue.status IS NULL ORDER BY asked.place`,
      SEARCH_STATEMENT_MS,
      { isPrepared: true },
    );
  }
}

type Facts = Partial<Record<Feature, FeatureFact>>;

function toHit(
  row: HitRow,
  facts: Facts,
  features: readonly Feature[],
  from: { latitude: number; longitude: number } | null,
): SearchHit {
  const known = FEATURES.filter((feature) => facts[feature]);
  const shown = [...known].sort((a, b) => weight(facts, features, b) - weight(facts, features, a)).slice(0, MOST_FACTS);
  const geo = row.latitude === null || row.longitude === null ? null : { lat: row.latitude, lng: row.longitude };
  const metres = metresFrom(from, { _geo: geo });
  return {
    ...toSearchResult(row),
    distanceMetres: metres === null ? null : Math.round(metres),
    postcode: row.postcode,
    approximatePosition: row.approximatePosition,
    lastListed: row.lastListed,
    facts: Object.fromEntries(shown.map((feature) => [feature, facts[feature]])),
    knownFeatures: known.length,
  };
}

/** Features in the query come first, then those with the most answers. */
function weight(facts: Facts, features: readonly Feature[], feature: Feature): number {
  const asked = features.includes(feature) ? 1_000_000 : 0;
  return asked + (facts[feature]?.people ?? 0);
}
