import { FEATURES, verificationPercentage } from '@waymark/contracts-reviews';
import type { ClaimField, Review, Verification, VenueDetail } from '@waymark/contracts-reviews';
import type { VenueDetailRow, VerificationRow } from './venue-detail-row';
import { toSearchResult } from './venue.mapper';

/** The venue page's one answer. */
export function toVenueDetail(venue: VenueDetailRow, reviews: Review[]): VenueDetail {
  const claims = Object.fromEntries(
    FEATURES.map((feature) => [`claimed${feature}`, venue.claims[feature] ?? 0]),
  ) as Record<ClaimField, 0 | 1 | 2 | 3>;
  return {
    ...toSearchResult(venue),
    ...claims,
    offersSubsidizedPricing: venue.offersSubsidizedPricing,
    offersFreeCarer: venue.offersFreeCarer,
    claimNotes: venue.claimNotes,
    verifications: Object.fromEntries(venue.verifications.map((row) => [row.feature, toVerification(row)])),
    source: venue.source,
    reviews,
  };
}

function toVerification({ agrees, disagrees, newest }: VerificationRow): Verification {
  return {
    agrees,
    disagrees,
    percentage: verificationPercentage(agrees, disagrees),
    newestAnswerAt: new Date(newest).toISOString(),
  };
}
