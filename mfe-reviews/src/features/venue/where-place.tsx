import type { VenueDetail } from '@waymark/contracts-reviews';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useAfterContent } from '../../shared/use-after-content';

const WhereItIs = lazy(() =>
  import(/* webpackChunkName: "where-it-is" */ './where-it-is').then((part) => ({ default: part.WhereItIs })),
);

const TWO_COLUMNS = '(min-width: 48rem)';

function watch(onChange: () => void): () => void {
  const query = window.matchMedia(TWO_COLUMNS);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Under the match where there is a column for it; on a phone after the facts, which matter more. Comes after the content. */
export function WherePlace({ venue, column }: { venue: VenueDetail; column: 'side' | 'main' }) {
  const isAfter = useAfterContent();
  const isWide = useSyncExternalStore(
    watch,
    () => window.matchMedia(TWO_COLUMNS).matches,
    () => false,
  );
  if (!isAfter || isWide !== (column === 'side')) return null;
  return (
    <Suspense fallback={null}>
      <WhereItIs venue={venue} />
    </Suspense>
  );
}
