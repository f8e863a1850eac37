import { Alert, Button, CloseIcon, Inline } from '@waymark/ui';
import { placeLine } from '../../shared/place-line';
import type { SelectedVenue } from '../../shared/venue-search/selected-venue';

interface ChosenVenueBannerProps {
  venue: SelectedVenue;
  onClear: () => void;
}

export function ChosenVenueBanner({ venue, onClear }: ChosenVenueBannerProps) {
  return (
    <Alert tone="good" title={`Selected venue: ${venue.name}`}>
      <Inline $gap={4} $justify="space-between">
        <span>{placeLine(venue)}</span>
        <Button icon={<CloseIcon />} onClick={onClear}>
          Clear selected venue
        </Button>
      </Inline>
    </Alert>
  );
}
