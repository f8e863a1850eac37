import { placePath, type VenueSearchResult } from '@waymark/contracts-reviews';
import { useSession } from '@waymark/mfe-kit';
import { Badge, Button, Card, CloseIcon, Inline, LinkButton, ListIcon, PencilIcon, Stack } from '@waymark/ui';
import { useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { logInFirst } from '../../shared/log-in-first';
import { placeLabel } from '../../shared/place-label';
import { placeLine } from '../../shared/place-line';
import { SampleBadge } from '../../shared/sample-badge';
import { rememberSelectedVenue } from '../../shared/venue-search/selected-venue';

interface SelectedVenueCardProps {
  venue: VenueSearchResult;
  onClear: () => void;
}

/**
 * Takes the focus when a venue is picked, so that screen readers read its name and address; the next Tab stops are its
 * buttons.
 */
export function SelectedVenueCard({ venue, onClear }: SelectedVenueCardProps) {
  const navigate = useNavigate();
  const { status } = useSession();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [venue.id]);

  function writeReview() {
    rememberSelectedVenue(venue);
    if (status === 'visitor') logInFirst();
    else void navigate('/add-review');
  }

  return (
    <Card>
      <section aria-labelledby={id}>
        <Stack $gap={4}>
          <h2 id={id} ref={heading} tabIndex={-1} aria-describedby={`${id}-place`}>
            Selected Location
          </h2>
          <div id={`${id}-place`}>
            <p>
              <strong>{venue.name}</strong>
            </p>
            <p>{venue.address ?? 'Address not available'}</p>
            <p>{placeLine(venue)}</p>
          </div>
          <Inline $gap={2}>
            <Badge tone="accent">{placeLabel(venue)}</Badge>
            {venue.isSample && <SampleBadge />}
          </Inline>
          <Inline $gap={3}>
            <LinkButton to={placePath(venue)} variant="primary" icon={<ListIcon />}>
              View Reviews
            </LinkButton>
            <Button icon={<PencilIcon />} onClick={writeReview}>
              Write Review
            </Button>
            <Button variant="quiet" icon={<CloseIcon />} onClick={onClear}>
              Clear
            </Button>
          </Inline>
        </Stack>
      </section>
    </Card>
  );
}
