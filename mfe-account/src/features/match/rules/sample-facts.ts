import type { Feature, FeatureFact, VenueCategory, VenueFacts } from '@waymark/contracts-reviews';

type Known = Partial<Record<Feature, FeatureFact>>;

/** For tests: facts as the reviews slice answers them. `yes` and `no` are what people say, whatever the claim is. */
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
