import type { FeatureState } from '@waymark/contracts-reviews';
import { Inline, Stack, StatePill, type StateSign } from '@waymark/ui';
import { listedFactMessages as words } from '../../messages/en/listed-fact';
import type { ListedFact } from './listed-facts';

const SIGNS: Readonly<Record<FeatureState, StateSign>> = {
  available: 'yes',
  'not-available': 'no',
  partly: 'partly',
  disagree: 'split',
  unknown: 'unknown',
  'does-not-apply': 'aside',
};

/** Returns the only source of all facts; null when there are several, or people have confirmed one. */
function sourceOfAll(facts: readonly ListedFact[]): string | null {
  const [first, ...others] = facts.filter(({ state }) => state !== 'unknown');
  return (others.every(({ source }) => source === first?.source) && first?.source) || null;
}

/** Facts of a place at a glance, each by icon, text and colour. A common source is named once. */
export function FactBadges({ facts, of }: { facts: readonly ListedFact[]; of: string }) {
  if (facts.length === 0) return null;
  const source = sourceOfAll(facts);
  return (
    <Stack $gap={2}>
      <Inline
        as="ul"
        role="list"
        aria-label={`Facts about ${of}`}
        $gap={2}
        style={{ listStyle: 'none', padding: 0, margin: 0 }}
      >
        {facts.map((fact) => (
          <li key={fact.feature}>
            <StatePill sign={SIGNS[fact.state]}>{source && fact.source ? fact.short : fact.words}</StatePill>
          </li>
        ))}
      </Inline>
      {source && <p style={{ color: 'var(--color-text-soft)' }}>{words.allStatedBy(source)}</p>}
    </Stack>
  );
}
