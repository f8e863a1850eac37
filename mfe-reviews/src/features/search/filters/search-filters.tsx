import { distanceWords } from '@waymark/contracts-core';
import { type SearchAnswer, SEARCH_SORTS, VENUE_KIND_LABELS } from '@waymark/contracts-reviews';
import { useDistanceUnits } from '@waymark/mfe-kit';
import { SelectField, Stack } from '@waymark/ui';
import { NO_QUESTION, type Question } from '../../../shared/venue-search/question';

const SORT_LABELS: Readonly<Record<Question['sort'], string>> = {
  best: 'Most relevant first',
  distance: 'Nearest first',
  rating: 'Highest rated first',
  'newest-facts': 'Newest facts first',
};

const DISTANCES = [1, 2, 5, 10, 25, 50];
/** The same numbers of miles in kilometres, as precise as the address needs. */
const MILES = [1.6, 3.2, 8, 16.1, 40.2, 80.5];
const RATINGS = [3, 4];

interface SearchFiltersProps {
  question: Question;
  answer: SearchAnswer;
  onChange: (part: Partial<Question>) => void;
}

/**
 * Filters and order of the results, with the count that each filter would leave. Changes apply immediately; the focus
 * stays.
 */
export function SearchFilters({ question, answer: { understood, counts }, onChange }: SearchFiltersProps) {
  const units = useDistanceUnits();
  const isSomewhere = understood.place !== null;
  return (
    <Stack $gap={4}>
      <SelectField
        label="Sort by"
        value={question.sort}
        onChange={({ target }) =>
          onChange({ sort: SEARCH_SORTS.find((one) => one === target.value) ?? NO_QUESTION.sort })
        }
      >
        {SEARCH_SORTS.filter((sort) => sort !== 'distance' || isSomewhere || question.sort === sort).map((sort) => (
          <option key={sort} value={sort}>
            {SORT_LABELS[sort]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Kind of place"
        value={question.kind ?? ''}
        onChange={({ target }) => onChange({ kind: target.value || null })}
      >
        <option value="">All kinds</option>
        {kindOptions(question.kind, counts.kinds).map(({ kind, count }) => (
          <option key={kind} value={kind}>
            {`${VENUE_KIND_LABELS[kind] ?? kind}${count !== null ? ` (${count})` : ''}`}
          </option>
        ))}
      </SelectField>
      {isSomewhere && (
        <NumberSelect
          label="Distance"
          all="Any distance"
          values={units === 'metric' ? DISTANCES : MILES}
          words={(km) => `Up to ${distanceWords(km * 1_000, units)}`}
          value={question.withinKm}
          onChange={(withinKm) => onChange({ withinKm })}
        />
      )}
      <NumberSelect
        label="Rating"
        all="Any rating"
        values={RATINGS}
        words={(stars) => `${stars} or more out of 5`}
        value={question.minRating}
        onChange={(minRating) => onChange({ minRating })}
      />
    </Stack>
  );
}

/** Always lists the chosen kind, even if it has no results. */
function kindOptions(
  chosen: string | null,
  kinds: SearchAnswer['counts']['kinds'],
): { kind: string; count: number | null }[] {
  if (!chosen || kinds.some(({ kind }) => kind === chosen)) return kinds;
  return [{ kind: chosen, count: null }, ...kinds];
}

interface NumberSelectProps {
  label: string;
  all: string;
  values: readonly number[];
  words: (value: number) => string;
  value: number | null;
  onChange: (value: number | null) => void;
}

function NumberSelect({ label, all, values, words, value, onChange }: NumberSelectProps) {
  const offered = value === null || values.includes(value) ? values : [value, ...values];
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value ? Number(target.value) : null)}
    >
      <option value="">{all}</option>
      {offered.map((one) => (
        <option key={one} value={one}>
          {words(one)}
        </option>
      ))}
    </SelectField>
  );
}
