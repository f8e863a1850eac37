import type { MergedCandidate } from '../merge';
import type { SeedVenue } from '@waymark/seed';
import { RETRIEVED } from '../source-facts';

const MAX_ALT_NAMES = 8;

/** A fixed field order makes the committed bytes depend only on the facts. */
export function toSeedVenue(row: MergedCandidate): SeedVenue {
  return {
    key: `${row.source}:${row.sourceId}`,
    name: row.name,
    address: row.address,
    city: row.city,
    country: row.country,
    countryCode: row.countryCode,
    latitude: row.latitude,
    longitude: row.longitude,
    approximatePosition: row.approximatePosition,
    category: row.category,
    kind: row.kind,
    code: row.code,
    altNames: row.altNames.slice(0, MAX_ALT_NAMES),
    websiteUrl: row.websiteUrl,
    importance: row.importance,
    claims: row.claims,
    source: row.source,
    sourceId: row.sourceId,
    licence: row.licence,
    retrieved: RETRIEVED,
    sourceDate: row.sourceDate,
    mergedFrom: row.mergedFrom,
  };
}
