import type { VenueDetail } from '@waymark/contracts-reviews';
import { Badge, Inline, LinkButton, MapPinIcon, PageHeading, PencilIcon, Stack, StarRating, target } from '@waymark/ui';
import { categoryLabel } from '../../shared/category-label';
import { countOf } from '../../shared/count-of';
import { SampleBadge } from '../../shared/sample-badge';
import { addReviewLink } from '../../shared/venue-search/add-review-link';

export function VenueHeader({ venue }: { venue: VenueDetail }) {
  return (
    <Stack $gap={4} as="header">
      <PageHeading>{venue.name}</PageHeading>
      <Inline $gap={2}>
        <Badge tone="accent">{categoryLabel(venue.category)}</Badge>
        {venue.code && <Badge>Code {venue.code}</Badge>}
        {venue.isSample && <SampleBadge />}
      </Inline>
      <Inline $gap={2} $align="flex-start" style={{ flexWrap: 'nowrap' }}>
        <MapPinIcon />
        <div>
          <p>{venue.address || 'Address not available'}</p>
          <p>
            {venue.city || 'Unknown'}, {venue.country || 'Unknown'}
          </p>
        </div>
      </Inline>
      <Inline $gap={3}>
        <StarRating value={venue.averageRating} />
        <a href="#customer-reviews" style={{ display: 'inline-flex', alignItems: 'center', minHeight: target }}>
          {countOf(venue.reviewCount, 'review', 'reviews')}
        </a>
      </Inline>
      <div>
        <LinkButton to={addReviewLink(venue)} variant="primary" icon={<PencilIcon />}>
          Write Review
        </LinkButton>
      </div>
    </Stack>
  );
}
