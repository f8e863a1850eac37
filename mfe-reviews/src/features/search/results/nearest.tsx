import type { SearchHit } from '@waymark/contracts-reviews';
import { useDistanceWords } from '@waymark/mfe-kit';
import { Section, Stack } from '@waymark/ui';
import type { Wishes } from '../../../shared/place-facts/listed-facts';
import { placeNames } from './place-names';
import { ResultCard } from './result-card';

interface NearestProps {
  heading: string;
  hits: readonly SearchHit[];
  wishes: Wishes;
}

/** Matches outside the searched area, shown apart from the results. */
export function Nearest({ heading, hits, wishes }: NearestProps) {
  const inUnits = useDistanceWords();
  if (hits.length === 0) return null;
  const names = placeNames(hits, inUnits);
  return (
    <Section heading={heading}>
      <Stack as="ul" role="list" aria-label={heading} $gap={3} style={{ padding: 0, margin: 0, listStyle: 'none' }}>
        {hits.map((hit, index) => (
          <ResultCard
            key={hit.id}
            hit={hit}
            name={names[index] ?? hit.name}
            known={undefined}
            match={undefined}
            wishes={wishes}
            level={3}
          />
        ))}
      </Stack>
    </Section>
  );
}
