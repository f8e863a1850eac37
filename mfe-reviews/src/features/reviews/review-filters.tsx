import { RATING_BANDS } from '@waymark/contracts-reviews';
import { Grid, SelectField } from '@waymark/ui';
import type { RefObject } from 'react';
import { ReviewSearchBox } from '../../shared/review-list/review-search-box';
import { BAND_LABELS, SORTS, SORT_LABELS, type ReviewFilter } from './review-filter';

interface ReviewFiltersProps {
  filter: ReviewFilter;
  onChange: (part: Partial<ReviewFilter>) => void;
  searchBox: RefObject<HTMLInputElement | null>;
}

export function ReviewFilters({ filter, onChange, searchBox }: ReviewFiltersProps) {
  return (
    <Grid role="search" aria-label="Reviews" $min="13rem" $gap={4}>
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
    </Grid>
  );
}
