import {
  FEATURE_LABELS,
  FEATURES,
  knownFeature,
  venueSentence,
  type Feature,
  type OpenFeature,
  placePath,
  type Point,
  type VenueDetail,
  type VenueGeoJson,
} from '@waymark/contracts-reviews';
import type { StatedRow } from '../venue/shown-facts';

type OpenDetail = VenueDetail & { countryCode: string | null };

/** Builds GeoJSON (RFC 7946). Omits the notices, which are text by visitors. */
export function venueGeoJson(
  venue: OpenDetail,
  stated: readonly StatedRow[],
  origin = '',
  now = new Date(),
): VenueGeoJson {
  const quiet = { ...venue, notices: [] };
  const geometry = pointOf(venue);
  return {
    type: 'Feature',
    id: venue.id,
    geometry,
    properties: {
      name: venue.name,
      category: venue.category,
      kind: venue.kind,
      address: venue.address,
      postcode: venue.postcode,
      city: venue.city,
      country: venue.country,
      countryCode: venue.countryCode,
      website: venue.websiteUrl,
      position: geometry && (venue.approximatePosition ? 'approximate' : 'exact'),
      status: venue.status?.status ?? 'open',
      statusSince: venue.status?.since ?? null,
      summary: venueSentence(quiet, now),
      features: openFeatures(quiet, stated, now),
      averageRating: venue.averageRating,
      reviewCount: venue.reviewCount,
      lastListed: venue.lastListed,
      source: venue.source,
      isSample: venue.isSample,
      page: origin + placePath(venue),
    },
  };
}

function pointOf({ latitude, longitude }: VenueDetail): Point | null {
  return latitude === null || longitude === null ? null : { type: 'Point', coordinates: [longitude, latitude] };
}

function openFeatures(venue: OpenDetail, stated: readonly StatedRow[], now: Date): OpenFeature[] {
  const licences = new Map(stated.map(({ feature, licence }) => [feature, licence]));
  return FEATURES.flatMap((feature) => openFeature(venue, feature, licences.get(feature) ?? null, now));
}

function openFeature(venue: OpenDetail, feature: Feature, licence: string | null, now: Date): OpenFeature[] {
  const { state, yes, no, day, isCurrent, statedBy, note } = knownFeature(venue, feature, now);
  if (state === 'unknown') return [];
  const fact = venue.facts[feature];
  const isStated = fact ? fact.stated !== null : (venue[`claimed${feature}`] ?? 0) !== 0;
  const asSource = fact ? null : venue.source;
  return [
    {
      feature,
      label: FEATURE_LABELS[feature],
      state,
      people: { yes, no },
      newest: day,
      isCurrent,
      stated: isStated
        ? {
            value: fact?.stated ?? null,
            by: fact ? fact.statedBy : statedBy,
            licence: licence ?? asSource?.licence ?? null,
            on: fact ? fact.statedOn : (asSource?.dated ?? null),
            note: note ?? null,
            measure: fact?.measure ?? null,
          }
        : null,
    },
  ];
}
