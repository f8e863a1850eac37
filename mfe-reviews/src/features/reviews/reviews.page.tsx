import { usePageTitle, withQueries } from '@waymark/mfe-kit';
import { Inline, LinkButton, Page, PageHeading, PencilIcon, space, Stack } from '@waymark/ui';
import { useRef, useCallback, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { FilterChips } from './filter-chips';
import { filterParams, readFilter } from './filter-params';
import { NO_FILTER, type ReviewFilter } from './review-filter';
import { ReviewFilters } from './review-filters';
import { ReviewResults } from './review-results';

/** The filter lives in the address: it can be shared, kept, and undone with the Back button. */
function useReviewFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readFilter(params), [params]);
  const change = useCallback(
    (part: Partial<ReviewFilter>) => {
      // What is typed replaces, or Back would undo it word by word.
      setParams((now) => filterParams({ ...readFilter(now), ...part }), {
        replace: 'text' in part,
        preventScrollReset: true,
      });
    },
    [setParams],
  );
  return { filter, change };
}

const Soft = styled.p`
  margin-block-start: ${space[2]};
  color: var(--color-text-soft);
`;

export function ReviewsPage() {
  usePageTitle('All Reviews');
  const { filter, change } = useReviewFilter();
  const searchBox = useRef<HTMLInputElement>(null);
  const toSearchBox = () => searchBox.current?.focus();
  return (
    <Page narrow>
      <Stack $gap={5}>
        <div>
          <PageHeading lead="What other people found when they went there.">All Reviews</PageHeading>
          <Soft>
            This list mixes all venues. All reviews of one place are only visible when you search for specific venues on
            the <Link to="/">home page</Link>.
          </Soft>
        </div>
        <Inline $gap={3}>
          <LinkButton to="/add-review" variant="primary" icon={<PencilIcon />}>
            Add Review
          </LinkButton>
          <LinkButton to="/">Home</LinkButton>
        </Inline>
      </Stack>
      <ReviewFilters filter={filter} onChange={change} searchBox={searchBox} />
      <FilterChips filter={filter} onChange={change} onLastGone={toSearchBox} />
      <ReviewResults
        filter={filter}
        onClear={() => {
          change(NO_FILTER);
          toSearchBox();
        }}
      />
    </Page>
  );
}

export default withQueries(ReviewsPage);
