import type { Feature, FeatureFact, VenueCategory, VenueFacts } from '@waymark/contracts-reviews';

type Known = Partial<Record<Feature, FeatureFact>>;

/**
 * Test data: facts as the reviews service returns them. `yes` and `no` count people's answers, regardless of the
 * claim.
 */
export function fact(claim: FeatureFact['claim'], yes = 0, no = 0, part: Partial<FeatureFact> = {}): FeatureFact {
  const people = yes + no;
  const [agrees, disagrees] = claim === 2 ? [no, yes] : [yes, no];
  return { claim, agrees, disagrees, people, newestAnswerAt: people > 0 ? '2026-01-05T10:00:00.000Z' : null, ...part };
}

export function facts(
  features: Known,
  category: VenueCategory = 'restaurant',
  part: Partial<VenueFacts> = {},
): VenueFacts {
  return { id: 7, category, statedBy: { name: 'open-data', date: '2026-11-20' }, features, ...part };
}
