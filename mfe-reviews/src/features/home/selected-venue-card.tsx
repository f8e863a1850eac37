import type { VenueSearchResult } from '@waymark/contracts-reviews';
import { Badge, Button, Card, CloseIcon, Inline, LinkButton, ListIcon, PencilIcon, Section, Stack } from '@waymark/ui';
import { useNavigate } from 'react-router-dom';
import { categoryLabel } from '../../shared/category-label';
import { placeLine } from '../../shared/place-line';
import { SampleBadge } from '../../shared/sample-badge';
import { rememberSelectedVenue } from '../../shared/venue-search/remember-selected-venue';

interface SelectedVenueCardProps {
  venue: VenueSearchResult;
  onClear: () => void;
}

export function SelectedVenueCard({ venue, onClear }: SelectedVenueCardProps) {
  const navigate = useNavigate();

  function writeReview() {
    rememberSelectedVenue(venue);
    void navigate('/add-review');
  }

  return (
    <Card>
      <Section heading="Selected Location">
        <Stack $gap={4}>
          <div>
            <p>
              <strong>{venue.name}</strong>
            </p>
            <p>{venue.address ?? 'Address not available'}</p>
            <p>{placeLine(venue)}</p>
          </div>
          <Inline $gap={2}>
            <Badge tone="accent">{categoryLabel(venue.category)}</Badge>
            {venue.isSample && <SampleBadge />}
          </Inline>
          <Inline $gap={3}>
            <LinkButton to={`/venues/${venue.id}`} variant="primary" icon={<ListIcon />}>
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
      </Section>
    </Card>
  );
}
