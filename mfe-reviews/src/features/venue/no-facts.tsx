import type { Feature, VenueDetail } from '@waymark/contracts-reviews';
import { announce, lazyAgain, toast } from '@waymark/mfe-kit';
import { Button, Card, Inline, Spinner } from '@waymark/ui';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { venueFactsMessages as words } from '../../messages/en/venue-facts';

const AskPlace = lazyAgain(() =>
  import(/* webpackChunkName: "venue-after" */ './ask-place').then((part) => ({ default: part.AskPlace })),
);

interface NoFactsProps {
  venue: VenueDetail;
  wanted: readonly Feature[];
  /** What the page's list would say too: what is not checked, no reviews, the source. */
  children: ReactNode;
}

/** All that there is to say where nobody knows anything: so, and what one can do about it. */
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
        <Button onClick={() => void saveForLater(venue.name)}>{words.saveForLater}</Button>
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

/** To wherever the reader keeps such things: a phone offers its own list, else the link is copied. */
async function saveForLater(title: string): Promise<void> {
  const url = location.href;
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    toast({ title: words.linkCopied, variant: 'success' });
  } catch (error) {
    // Who closes the phone's list without a choice has changed their mind.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    announce(words.linkNotCopied);
    toast({ title: words.linkNotCopied, variant: 'error' });
  }
}
