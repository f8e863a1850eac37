import { useQuery, queryOptions } from '@tanstack/react-query';
import type { TopReviewer } from '@waymark/contracts-reviews';
import { Card, Inline, StarIcon } from '@waymark/ui';
import { queryOf } from '@waymark/mfe-kit';
import { getTopReviewer } from '../../endpoints';
import { countOf } from '../../shared/count-of';

const topReviewerQuery = queryOptions(queryOf(getTopReviewer));

/** At the end of the page, where nothing jumps when it loads; renders nothing without a top reviewer. */
export function TopReviewerBanner() {
  const { data, isError } = useQuery(topReviewerQuery);
  if (data?.topReviewerName === null) return null;
  return (
    <Card $tone="notice" $dense>
      <Inline $gap={3} $align="flex-start" style={{ flexWrap: 'nowrap' }}>
        <StarIcon size="1.5em" />
        <p>
          <strong>Community top reviewer:</strong>{' '}
          <span>{data ? bannerText(data) : isError ? 'We could not load this just now.' : 'One moment.'}</span>
        </p>
      </Inline>
    </Card>
  );
}

function bannerText({ topReviewerName, helpfulVotes }: TopReviewer): string {
  return `${topReviewerName}: ${countOf(helpfulVotes, 'helpful vote', 'helpful votes')} from other members.`;
}
