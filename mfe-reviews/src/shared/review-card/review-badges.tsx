import type { Review } from '@waymark/contracts-reviews';
import { Badge, CheckIcon, Inline, StarIcon, UserIcon } from '@waymark/ui';
import { SampleBadge } from '../sample-badge';
import { disabilityLabel } from './disability-label';

export function ReviewBadges({ review }: { review: Review }) {
  if (!review.isVerified && !review.isTopReviewer && !review.isSample && !review.disabilityType) return null;
  return (
    <Inline $gap={2}>
      {review.isVerified && (
        <Badge tone="info" icon={<CheckIcon size="1.1em" />}>
          Verified Account
        </Badge>
      )}
      {review.isTopReviewer && (
        <Badge tone="accent" icon={<StarIcon size="1.1em" />}>
          Top Reviewer
        </Badge>
      )}
      {review.disabilityType && (
        <Badge icon={<UserIcon size="1.1em" />}>{disabilityLabel(review.disabilityType)}</Badge>
      )}
      {review.isSample && <SampleBadge />}
    </Inline>
  );
}
