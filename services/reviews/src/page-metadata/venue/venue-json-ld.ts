import {
  FEATURE_LABELS,
  FEATURES,
  isAttractionKind,
  knownFeature,
  placePath,
  type Feature,
  type Review,
  type VenueCategory,
} from '@waymark/contracts-reviews';
import { excerpt } from '../words';
import type { DescribedVenue } from './feature-facts';

const BY_KIND: Readonly<Record<string, string>> = {
  railway_station: 'TrainStation',
  bus_station: 'BusStation',
  airport: 'Airport',
  port: 'BoatTerminal',
  ferry_terminal: 'BoatTerminal',
  hostel: 'Hostel',
  restaurant: 'Restaurant',
  fast_food: 'FastFoodRestaurant',
  cafe: 'CafeOrCoffeeShop',
  pub: 'BarOrPub',
  bar: 'BarOrPub',
  bakery: 'Bakery',
  supermarket: 'GroceryStore',
  pharmacy: 'Pharmacy',
  chemist: 'Pharmacy',
  hospital: 'Hospital',
  doctors: 'MedicalClinic',
  dentist: 'Dentist',
  museum: 'Museum',
  theatre: 'PerformingArtsTheater',
  cinema: 'MovieTheater',
  school: 'School',
  university: 'CollegeOrUniversity',
  library: 'Library',
  bank: 'BankOrCreditUnion',
  stadium: 'StadiumOrArena',
  park: 'Park',
};

const BY_CATEGORY: Readonly<Record<VenueCategory, string>> = {
  restaurant: 'Restaurant',
  hotel: 'Hotel',
  shop: 'Store',
  venue: 'Place',
  transport: 'CivicStructure',
  healthcare: 'MedicalClinic',
  education: 'EducationalOrganization',
  entertainment: 'EntertainmentBusiness',
};

/**
 * Returns the narrowest matching subtype of schema.org's Place; all of them support amenityFeature, review and
 * aggregateRating.
 */
export function schemaOrgType({ kind, category }: { kind: string | null; category: VenueCategory }): string {
  if (isAttractionKind(kind)) return 'TouristAttraction';
  const byKind = kind !== null && Object.hasOwn(BY_KIND, kind) ? BY_KIND[kind] : undefined;
  return byKind ?? BY_CATEGORY[category];
}
const MAX_BODY = 500;

function reviewJsonLd(review: Review): Record<string, unknown> {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: review.reviewerName },
    datePublished: review.createdAt,
    reviewBody: excerpt(review.comment, MAX_BODY),
    ...(review.overallRating === null
      ? {}
      : { reviewRating: { '@type': 'Rating', ratingValue: review.overallRating, bestRating: 5, worstRating: 1 } }),
  };
}

/** Builds the schema.org Place of a venue, with its ratings, reviews and features. */
export function venueJsonLd(venue: DescribedVenue, now: Date): Record<string, unknown> {
  const url = placePath(venue);
  const { latitude, longitude, averageRating, reviewCount } = venue;
  const hasPosition = latitude !== null && longitude !== null;
  const amenityFeature = FEATURES.flatMap((feature) => amenity(venue, feature, now));
  return {
    '@type': schemaOrgType(venue),
    '@id': url,
    url,
    name: venue.name,
    ...(venue.description ? { description: excerpt(venue.description, MAX_BODY) } : {}),
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

/**
 * Includes only features that the page calls available or not available, because a trip planner would take anything
 * else as certain.
 */
function amenity(venue: DescribedVenue, feature: Feature, now: Date): object[] {
  const { state, day } = knownFeature(venue, feature, now);
  if (state !== 'available' && state !== 'not-available') return [];
  return [
    {
      '@type': 'LocationFeatureSpecification',
      name: FEATURE_LABELS[feature],
      value: state === 'available',
      // Uses the day of the observation, because the day we fetched it says nothing about the venue.
      ...(day ? { validFrom: day } : {}),
    },
  ];
}
