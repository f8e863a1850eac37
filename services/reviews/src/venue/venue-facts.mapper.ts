import {
  CLAIM,
  FEATURES,
  type Feature,
  type FeatureFact,
  type NamedVenueFacts,
  type VenueCategory,
  type VenueFacts,
} from '@waymark/contracts-reviews';
import { toVerification } from '../answer/verification.mapper';
import type { NamedVenueFactsRow, VenueFactsRow } from './venue-facts.repository';

/** Builds the counts in the form of the venue's page. */
export function toVenueFacts(venue: VenueFactsRow): VenueFacts {
  const { id, category, sourceName, statedOn } = venue;
  const outOfOrder = FEATURES.filter((feature) => venue.outOfOrder.includes(feature));
  const known = FEATURES.map((feature) => [feature, factOf(venue, feature)] as const).filter(([, fact]) =>
    isKnown(fact),
  );
  return {
    id,
    category: category as VenueCategory,
    statedBy: sourceName !== null && statedOn !== null ? { name: sourceName, date: statedOn } : null,
    ...(outOfOrder.length === 0 ? {} : { outOfOrder }),
    features: Object.fromEntries(known),
  };
}

export function toNamedVenueFacts(venue: NamedVenueFactsRow): NamedVenueFacts {
  const { name, kind, city, country, status } = venue;
  return { ...toVenueFacts(venue), place: { name, kind, city, country, status } };
}

function factOf(venue: VenueFactsRow, feature: Feature): FeatureFact {
  const { claims, claimNotes, verifications, partly, publishers, sourceName } = venue;
  const row = verifications.find((one) => one.feature === feature);
  const { claim, agrees, disagrees, people, newestAnswerAt } = toVerification(
    claims[feature] ?? CLAIM.unknown,
    row,
    undefined,
  );
  const note = claimNotes[feature];
  const isStated = claim !== CLAIM.unknown || partly.includes(feature);
  // Returns the publisher of a fact. Facts older than the `statement` table are only in the venue's own row.
  const statedBy = isStated ? (feature in publishers ? publishers[feature] : sourceName) : null;
  return {
    claim,
    agrees,
    disagrees,
    people,
    newestAnswerAt,
    ...(partly.includes(feature) ? { partly: true } : {}),
    ...(note === undefined ? {} : { note }),
    ...(statedBy == null ? {} : { statedBy }),
  };
}

const isKnown = ({ claim, people, note, partly }: FeatureFact) =>
  claim !== CLAIM.unknown || people > 0 || note !== undefined || partly === true;
