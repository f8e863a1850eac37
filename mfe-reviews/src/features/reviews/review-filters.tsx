import { RATING_BANDS } from '@waymark/contracts-reviews';
import { Grid, SelectField, TextField } from '@waymark/ui';
import { useEffect, useState } from 'react';
import { BAND_LABELS, SORTS, SORT_LABELS, type ReviewFilter } from './review-filter';

const DEBOUNCE_MS = 500;

interface ReviewFiltersProps {
  filter: ReviewFilter;
  onChange: (part: Partial<ReviewFilter>) => void;
}

export function ReviewFilters({ filter, onChange }: ReviewFiltersProps) {
  const [text, setText] = useState(filter.text);

  // A removed chip empties the box too.
  useEffect(() => setText(filter.text), [filter.text]);

  useEffect(() => {
    if (text === filter.text) return;
    const timer = setTimeout(() => onChange({ text }), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, filter.text, onChange]);

  return (
    <Grid role="search" aria-label="Reviews" $min="14rem" $gap={4}>
      <TextField label="Search reviews" type="search" maxLength={200} value={text} onChange={(event) => setText(event.target.value)} />
      <SelectField label="Sort by" value={filter.sort} onChange={(event) => onChange({ sort: SORTS.find((sort) => sort === event.target.value) ?? 'newest' })}>
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
