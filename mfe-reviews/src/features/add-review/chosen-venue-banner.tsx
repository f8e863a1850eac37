import { Alert, Button, CloseIcon, Inline } from '@waymark/ui';
import type { Ref } from 'react';
import { placeLine } from '../../shared/place-line';
import type { SelectedVenue } from '../../shared/venue-search/selected-venue';

interface ChosenVenueBannerProps {
  venue: SelectedVenue;
  onClear: () => void;
  ref?: Ref<HTMLDivElement>;
}

export function ChosenVenueBanner({ venue, onClear, ref }: ChosenVenueBannerProps) {
  const title = `Selected venue: ${venue.name}`;
  return (
    <Alert tone="good" title={title} role="group" aria-label={title} ref={ref} tabIndex={-1}>
      <Inline $gap={4} $justify="space-between">
        <span>{placeLine(venue)}</span>
        <Button icon={<CloseIcon />} onClick={onClear}>
          Clear selected venue
        </Button>
      </Inline>
    </Alert>
  );
}
