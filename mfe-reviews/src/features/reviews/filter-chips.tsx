import { Chip, Inline } from '@waymark/ui';
import { BAND_LABELS, SORT_LABELS, type ReviewFilter } from './review-filter';

interface FilterChipsProps {
  filter: ReviewFilter;
  onChange: (part: Partial<ReviewFilter>) => void;
}

/** What narrows or reorders the list right now; pressing one takes it away. */
export function FilterChips({ filter, onChange }: FilterChipsProps) {
  const text = filter.text.trim();
  if (!text && filter.sort === 'newest' && !filter.rating) return null;
  return (
    <Inline $gap={2} role="group" aria-label="Active filters">
      {text && <Chip label={`Search: ${text}`} onRemove={() => onChange({ text: '' })} />}
      {filter.sort !== 'newest' && <Chip label={`Sort: ${SORT_LABELS[filter.sort]}`} onRemove={() => onChange({ sort: 'newest' })} />}
      {filter.rating && <Chip label={`Rating: ${BAND_LABELS[filter.rating]}`} onRemove={() => onChange({ rating: null })} />}
    </Inline>
  );
}
