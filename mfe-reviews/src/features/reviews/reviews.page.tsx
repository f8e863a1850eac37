import { RATING_BANDS } from '@waymark/contracts-reviews';
import { usePageTitle, withQueries } from '@waymark/mfe-kit';
import {
  Inline,
  LinkButton,
  Page,
  PageHeading,
  PencilIcon,
  RemovableChips,
  SelectField,
  space,
  Stack,
  wide,
} from '@waymark/ui';
import { type RefObject, useCallback, useMemo, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ReviewSearchBox } from '../../shared/review-list/review-search-box';
import { BAND_LABELS, NO_FILTER, type ReviewFilter, SORT_LABELS, SORTS } from './review-filter';
import { ReviewResults } from './review-results';

/** In little space, the box has its own line and both choices share one, so that reviews start higher up. */
const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${space[4]};

  & > :first-child {
    grid-column: 1 / -1;
  }
  ${wide} {
    grid-template-columns: 2fr 1fr 1fr;
    & > :first-child {
      grid-column: auto;
    }
  }
`;

interface ReviewFiltersProps {
  filter: ReviewFilter;
  onChange: (part: Partial<ReviewFilter>) => void;
  searchBox: RefObject<HTMLInputElement | null>;
}

function ReviewFilters({ filter, onChange, searchBox }: ReviewFiltersProps) {
  return (
    <Filters role="search" aria-label="Reviews">
      <ReviewSearchBox
        ref={searchBox}
        label="Search reviews"
        text={filter.text}
        onText={(text) => onChange({ text })}
      />
      <SelectField
        label="Sort by"
        value={filter.sort}
        onChange={(event) => onChange({ sort: SORTS.find((sort) => sort === event.target.value) ?? 'newest' })}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_LABELS[sort]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Rating"
        value={filter.rating ?? ''}
        onChange={(event) => onChange({ rating: RATING_BANDS.find((band) => band === event.target.value) ?? null })}
      >
        <option value="">All ratings</option>
        {RATING_BANDS.map((band) => (
          <option key={band} value={band}>
            {BAND_LABELS[band]}
          </option>
        ))}
      </SelectField>
    </Filters>
  );
}

const LONGEST_TEXT = 200;

/** Returns the URL parameters of a filter; default values are left out. */
export function filterParams({ text, sort, rating }: ReviewFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (text.trim()) params.set('q', text.trim());
  if (sort !== 'newest') params.set('sort', sort);
  if (rating) params.set('rating', rating);
  return params;
}

/** Reads the filter from the URL. Invalid values are ignored. */
export function readFilter(params: URLSearchParams): ReviewFilter {
  return {
    text: (params.get('q') ?? '').slice(0, LONGEST_TEXT),
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'newest',
    rating: RATING_BANDS.find((band) => band === params.get('rating')) ?? null,
  };
}

/** The filter is in the URL, so it can be shared, bookmarked and undone with the Back button. */
function useReviewFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readFilter(params), [params]);
  const change = useCallback(
    (part: Partial<ReviewFilter>) => {
      // Typing replaces the history entry; otherwise Back would undo it word by word.
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
  /** Called when the last chip is gone. Move the focus from here. */
  onLastGone: () => void;
}

/** The active filters and order of the list; pressing one removes it. */
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
