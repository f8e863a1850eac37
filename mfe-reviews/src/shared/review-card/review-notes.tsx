import { monthWords } from '@waymark/contracts-core';
import type { Review } from '@waymark/contracts-reviews';
import { Badge, Inline, InfoIcon } from '@waymark/ui';

/** When the visit was, and whether the author has a reason to praise. */
export function ReviewNotes({ review }: { review: Review }) {
  const visited = monthWords(review.visitMonth ?? '');
  if (!visited && !review.rewarded) return null;
  return (
    <Inline $gap={3}>
      {visited && <span>Visited in {visited}</span>}
      {review.rewarded && (
        <Badge tone="warn" icon={<InfoIcon size="1.1em" />}>
          Works for or was rewarded by this place
        </Badge>
      )}
    </Inline>
  );
}
