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

/** Opens the device's share sheet, else copies the link. */
async function saveForLater(title: string): Promise<void> {
  const url = location.href;
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    toast({ title: words.linkCopied, variant: 'success' });
  } catch (error) {
    // No message, because the person closed the share sheet on purpose.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    announce(words.linkNotCopied);
    toast({ title: words.linkNotCopied, variant: 'error' });
  }
}
