import { usePageTitle, withQueries } from '@waymark/mfe-kit';
import { Inline, LinkButton, Page, PageHeading, PencilIcon, RemovableChips, space, Stack } from '@waymark/ui';
import { useRef, useCallback, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { filterParams, readFilter } from './filter-params';
import { BAND_LABELS, NO_FILTER, type ReviewFilter, SORT_LABELS } from './review-filter';
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
          <PageHeading lead="What people found when they went there.">All Reviews</PageHeading>
          <Soft>
            This list covers all venues. All reviews of one place are only visible when you search for specific venues
            on the <Link to="/">home page</Link>.
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

interface FilterChipsProps {
  filter: ReviewFilter;
  onChange: (part: Partial<ReviewFilter>) => void;
  /** Takes the focus when the last chip went: what was pressed is gone by then. */
  onLastGone: () => void;
}

/** What narrows or reorders the list right now; pressing one takes it away. */
function FilterChips({ filter, onChange, onLastGone }: FilterChipsProps) {
  return (
    <RemovableChips label="Active filters" chips={activeFilters(filter)} onRemove={onChange} onLastGone={onLastGone} />
  );
}

function activeFilters({ text, sort, rating }: ReviewFilter): { label: string; without: Partial<ReviewFilter> }[] {
  return [
    ...(text.trim() ? [{ label: `Search: ${text.trim()}`, without: { text: NO_FILTER.text } }] : []),
    ...(sort !== NO_FILTER.sort ? [{ label: `Sort: ${SORT_LABELS[sort]}`, without: { sort: NO_FILTER.sort } }] : []),
    ...(rating ? [{ label: `Rating: ${BAND_LABELS[rating]}`, without: { rating: NO_FILTER.rating } }] : []),
  ];
}

export default withQueries(ReviewsPage);
