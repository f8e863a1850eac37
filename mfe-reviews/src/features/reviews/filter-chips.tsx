import { Chip, Inline } from '@waymark/ui';
import { useRef } from 'react';
import { BAND_LABELS, NO_FILTER, SORT_LABELS, type ReviewFilter } from './review-filter';

interface FilterChipsProps {
  filter: ReviewFilter;
  onChange: (part: Partial<ReviewFilter>) => void;
  /** Takes the focus when the last chip went: what was pressed is gone by then. */
  onLastGone: () => void;
}

/** What narrows or reorders the list right now; pressing one takes it away. */
export function FilterChips({ filter, onChange, onLastGone }: FilterChipsProps) {
  const group = useRef<HTMLDivElement>(null);
  const chips = activeFilters(filter);
  if (chips.length === 0) return null;

  function remove(part: Partial<ReviewFilter>, index: number) {
    const others = [...(group.current?.querySelectorAll('button') ?? [])].filter((_, place) => place !== index);
    const next = others[Math.min(index, others.length - 1)];
    if (next) next.focus();
    else onLastGone();
    onChange(part);
  }

  return (
    <Inline ref={group} $gap={2} role="group" aria-label="Active filters">
      {chips.map(({ label, without }, index) => (
        <Chip key={label} label={label} onRemove={() => remove(without, index)} />
      ))}
    </Inline>
  );
}

function activeFilters({ text, sort, rating }: ReviewFilter): { label: string; without: Partial<ReviewFilter> }[] {
  return [
    ...(text.trim() ? [{ label: `Search: ${text.trim()}`, without: { text: NO_FILTER.text } }] : []),
    ...(sort !== NO_FILTER.sort ? [{ label: `Sort: ${SORT_LABELS[sort]}`, without: { sort: NO_FILTER.sort } }] : []),
    ...(rating ? [{ label: `Rating: ${BAND_LABELS[rating]}`, without: { rating: NO_FILTER.rating } }] : []),
  ];
}
