import { usePageTitle } from '@waymark/mfe-kit';
import { Alert, Inline, LinkButton, PageHeading, PencilIcon } from '@waymark/ui';
import { useCallback, useState } from 'react';
import { withQueries } from '../../app/with-queries';
import { Page } from '../../shared/page';
import { FilterChips } from './filter-chips';
import { NO_FILTER, type ReviewFilter } from './review-filter';
import { ReviewFilters } from './review-filters';
import { ReviewResults } from './review-results';

export function ReviewsPage() {
  usePageTitle('All Reviews');
  const [filter, setFilter] = useState<ReviewFilter>(NO_FILTER);
  const change = useCallback((part: Partial<ReviewFilter>) => setFilter((before) => ({ ...before, ...part })), []);
  return (
    <Page>
      <PageHeading lead="What other people found when they went there.">All Reviews</PageHeading>
      <Inline $gap={3}>
        <LinkButton to="/">Home</LinkButton>
        <LinkButton to="/add-review" variant="primary" icon={<PencilIcon />}>
          Add Review
        </LinkButton>
      </Inline>
      <Alert>
        This list mixes all venues. All reviews of one place are only visible when you search for specific venues on the home page.
      </Alert>
      <ReviewFilters filter={filter} onChange={change} />
      <FilterChips filter={filter} onChange={change} />
      <ReviewResults filter={filter} />
    </Page>
  );
}

export default withQueries(ReviewsPage);
