import type { Feature, VenueDetail } from '@waymark/contracts-reviews';
import { lazyAgain } from '@waymark/mfe-kit';
import { Button, Card, Inline, Spinner } from '@waymark/ui';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { venueFactsMessages as words } from '../../messages/en/venue-facts';
import { SaveButton } from './save-button';

const AskPlace = lazyAgain(() =>
  import(/* webpackChunkName: "venue-after" */ './ask-place').then((part) => ({ default: part.AskPlace })),
);

interface NoFactsProps {
  venue: VenueDetail;
  wanted: readonly Feature[];
  /** Content that the fact list would show too: unchecked features, no reviews, the source. */
  children: ReactNode;
}

/** Shown when nothing is known about a venue: says so, and offers ways to change it. */
export function NoFacts({ venue, wanted, children }: NoFactsProps) {
  const id = useId();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card as="section" id="what-we-know" aria-labelledby={id}>
      <h2 id={id}>{words.nothing}</h2>
      <p>{words.nothingNext}</p>
      <Inline $gap={3}>
        <Button variant="primary" aria-expanded={isAsking} onClick={() => setIsAsking(!isAsking)}>
          {words.askPlace}
        </Button>
        <SaveButton title={venue.name} />
      </Inline>
      {isAsking && (
        <Suspense fallback={<Spinner />}>
          <AskPlace venue={venue} wanted={wanted} />
        </Suspense>
      )}
      {children}
    </Card>
  );
}
