import { FEATURE_LABELS, FEATURES, type Feature } from '@waymark/contracts-reviews';
import { reviewJsonLd } from '../review-json-ld';
import type { DescribedVenue } from './described-venue';
import { mergedOf } from './feature-facts';
import { schemaOrgType } from './schema-org-type';

/** The venue as schema.org sees it: a Place with its ratings, reviews and features. */
export function venueJsonLd(venue: DescribedVenue): Record<string, unknown> {
  const url = `/venues/${venue.id}`;
  const { latitude, longitude, averageRating, reviewCount } = venue;
  const hasPosition = latitude !== null && longitude !== null;
  const amenityFeature = FEATURES.flatMap((feature) => amenity(venue, feature));
  return {
    '@type': schemaOrgType(venue),
    '@id': url,
    url,
    name: venue.name,
    address: {
      '@type': 'PostalAddress',
      ...(venue.address ? { streetAddress: venue.address } : {}),
      ...(venue.city ? { addressLocality: venue.city } : {}),
      addressCountry: venue.countryCode ?? venue.country,
    },
    ...(hasPosition ? { geo: { '@type': 'GeoCoordinates', latitude, longitude } } : {}),
    ...(reviewCount > 0 && averageRating !== null
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: averageRating,
            reviewCount,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
    ...(venue.reviews.length > 0 ? { review: venue.reviews.map(reviewJsonLd) } : {}),
    ...(amenityFeature.length > 0 ? { amenityFeature } : {}),
  };
}

/** Only what the page calls available or not: a machine that plans a trip takes it at its word. */
function amenity(venue: DescribedVenue, feature: Feature): object[] {
  const { state } = mergedOf(venue, feature);
  if (state !== 'available' && state !== 'not-available') return [];
  const confirmed = venue.verifications[feature]?.newestAnswerAt?.slice(0, 10) ?? venue.source?.retrieved;
  return [
    {
      '@type': 'LocationFeatureSpecification',
      name: FEATURE_LABELS[feature],
      value: state === 'available',
      ...(confirmed ? { validFrom: confirmed } : {}),
    },
  ];
}
