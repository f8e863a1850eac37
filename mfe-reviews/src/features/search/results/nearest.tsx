import type { Feature, SearchHit } from '@waymark/contracts-reviews';
import { Section, Stack } from '@waymark/ui';
import { ResultCard } from './result-card';

interface NearestProps {
  heading: string;
  hits: readonly SearchHit[];
  asked: readonly Feature[];
}

/** Apart from the results: what answers the question somewhere else. */
export function Nearest({ heading, hits, asked }: NearestProps) {
  if (hits.length === 0) return null;
  return (
    <Section heading={heading}>
      <Stack as="ul" role="list" aria-label={heading} $gap={3} style={{ padding: 0, margin: 0, listStyle: 'none' }}>
        {hits.map((hit) => (
          <ResultCard key={hit.id} hit={hit} known={undefined} match={undefined} asked={asked} level={3} />
        ))}
      </Stack>
    </Section>
  );
}
