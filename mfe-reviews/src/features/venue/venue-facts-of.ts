import { CLAIM, FEATURES, type FeatureFact, type VenueDetail, type VenueFacts } from '@waymark/contracts-reviews';

/** The facts that GET /api/venues/facts would answer, out of the page that is there already. */
export function venueFactsOf(venue: VenueDetail): VenueFacts {
  const { id, category, source } = venue;
  const known = FEATURES.map((feature) => {
    const { agrees = 0, disagrees = 0, newestAnswerAt = null } = venue.verifications[feature] ?? {};
    const claim = venue[`claimed${feature}`];
    const note = venue.claimNotes[feature];
    const fact: FeatureFact = {
      claim,
      agrees,
      disagrees,
      people: agrees + disagrees,
      newestAnswerAt,
      ...(note === undefined ? {} : { note }),
    };
    return [feature, fact] as const;
  }).filter(([, { claim, people, note }]) => claim !== CLAIM.unknown || people > 0 || note !== undefined);
  return {
    id,
    category,
    statedBy: source && { name: source.name, date: source.dated ?? source.retrieved },
    features: Object.fromEntries(known),
  };
}
