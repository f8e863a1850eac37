import { RemovableChips } from '@waymark/ui';
import { BAND_LABELS, NO_FILTER, SORT_LABELS, type ReviewFilter } from './review-filter';

interface FilterChipsProps {
  filter: ReviewFilter;
  onChange: (part: Partial<ReviewFilter>) => void;
  /** Takes the focus when the last chip went: what was pressed is gone by then. */
  onLastGone: () => void;
}

/** What narrows or reorders the list right now; pressing one takes it away. */
export function FilterChips({ filter, onChange, onLastGone }: FilterChipsProps) {
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
