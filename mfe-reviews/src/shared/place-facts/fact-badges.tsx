import type { FeatureState } from '@waymark/contracts-reviews';
import { Inline, StatePill, type StateSign } from '@waymark/ui';
import type { ToldFact } from './told-facts';

const SIGNS: Readonly<Record<FeatureState, StateSign>> = {
  available: 'yes',
  'not-available': 'no',
  partly: 'partly',
  disagree: 'split',
  unknown: 'unknown',
  'does-not-apply': 'aside',
};

/** Facts of a place at a glance: sign, words and colour say the same. */
export function FactBadges({ facts, of }: { facts: readonly ToldFact[]; of: string }) {
  if (facts.length === 0) return null;
  return (
    <Inline
      as="ul"
      role="list"
      aria-label={`Known of ${of}`}
      $gap={2}
      style={{ listStyle: 'none', padding: 0, margin: 0 }}
    >
      {facts.map(({ feature, state, words }) => (
        <li key={feature}>
          <StatePill sign={SIGNS[state]}>{words}</StatePill>
        </li>
      ))}
    </Inline>
  );
}
