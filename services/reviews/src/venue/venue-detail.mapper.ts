import { ALIASES, FEATURES, VERIFY } from '@waymark/contracts-reviews';
import type {
  Claim,
  ClaimAliasField,
  ClaimField,
  Feature,
  Review,
  VenueDetail,
  Verification,
} from '@waymark/contracts-reviews';
import { toVerification } from '../answer/verification.mapper';
import { shownFacts } from './shown-facts';
import { SHOWN_AS_STORED, type ShownAsStored, type VenueDetailRow } from './venue-row';
import { toSearchResult } from './venue.mapper';

export interface ShownReviews {
  reviews: Review[];
  next: string | null;
}

/** Builds the whole response for the venue page; `signedIn` adds the reader's own answers. */
export function toVenueDetail(venue: VenueDetailRow, { reviews, next }: ShownReviews, signedIn: boolean): VenueDetail {
  const claimOf = (feature: Feature): Claim => venue.claims[feature] ?? 0;
  const claims = Object.fromEntries([
    ...FEATURES.map((feature) => [`claimed${feature}`, claimOf(feature)]),
    ...ALIASES.map(([alias, feature]) => [`claimed${alias}`, claimOf(feature)]),
  ]) as Record<ClaimField | ClaimAliasField, Claim>;
  const stored = Object.fromEntries(SHOWN_AS_STORED.map((field) => [field, venue[field]])) as ShownAsStored;
  return {
    ...toSearchResult(venue),
    ...claims,
    ...stored,
    verifications: verifications(venue, signedIn && !venue.areOwnAnswersUnknown),
    ...(venue.areOwnAnswersUnknown && { areOwnAnswersUnknown: true }),
    facts: shownFacts(venue),
    notices: venue.notices.map(({ isOwn, ...notice }) => (signedIn ? { ...notice, isOwn } : notice)),
    reviews,
    reviewsNextCursor: next,
  };
}

function verifications(
  { claims, verifications: rows }: VenueDetailRow,
  withOwn: boolean,
): Record<Feature, Verification> {
  const rowOf = new Map(rows.map((row) => [row.feature, row]));
  const one = (feature: Feature): Verification => {
    const row = rowOf.get(feature);
    return toVerification(claims[feature] ?? 0, row, withOwn ? (row?.own ?? VERIFY.noAnswer) : undefined);
  };
  return Object.fromEntries(FEATURES.map((feature) => [feature, one(feature)])) as Record<Feature, Verification>;
}
