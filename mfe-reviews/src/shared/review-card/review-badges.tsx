import type { Review } from '@waymark/contracts-reviews';
import { Badge, CheckIcon, Inline, StarIcon, UserIcon } from '@waymark/ui';
import { SampleBadge } from '../sample-badge';

const LABELS: Readonly<Record<string, string>> = {
  mobility: 'Mobility disability',
  visual: 'Visual impairment',
  hearing: 'Hearing impairment',
  cognitive: 'Cognitive disability',
  multiple: 'More than one disability',
  temporary: 'Temporary condition',
  caregiver: 'Carer',
};

/** How a reviewer who chose to say so is described. */
function disabilityLabel(type: string): string {
  return LABELS[type] ?? 'Disabled reviewer';
}

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
