import type { VenueDetail } from '@waymark/contracts-reviews';
import { Inline, LinkButton, MapPinIcon, PencilIcon } from '@waymark/ui';
import { addReviewLink } from '../../shared/venue-search/add-review-link';
import { directionsTo } from './directions';

/** What one comes here to do. */
export function VenueActions({ venue }: { venue: VenueDetail }) {
  const directions = directionsTo(venue);
  return (
    <Inline $gap={3}>
      <LinkButton to={addReviewLink(venue)} variant="primary" icon={<PencilIcon />}>
        Write Review
      </LinkButton>
      <LinkButton to={directions.href} icon={<MapPinIcon />}>
        {directions.words}
      </LinkButton>
    </Inline>
  );
}
