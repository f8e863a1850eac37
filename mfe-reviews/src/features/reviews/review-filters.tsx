import { RATING_BANDS } from '@waymark/contracts-reviews';
import { SelectField, space, wide } from '@waymark/ui';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { ReviewSearchBox } from '../../shared/review-list/review-search-box';
import { BAND_LABELS, SORTS, SORT_LABELS, type ReviewFilter } from './review-filter';

/** The box on a line of its own where there is little room, both choices beside one another: reviews begin sooner. */
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

export function ReviewFilters({ filter, onChange, searchBox }: ReviewFiltersProps) {
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
