import { TRIP_FILTER_LABELS, TRIP_FILTERS, TRIP_SORT_LABELS, TRIP_SORTS } from '@waymark/contracts-community';
import { Button, Inline, SearchIcon, SelectField, space, Stack, TextField, ToggleChip, wide } from '@waymark/ui';
import { useEffect, useState, type FormEvent, type RefObject } from 'react';
import { styled } from 'styled-components';
import { LONGEST_SEARCH, type TripListFilter } from './trip-list-filter';

const Row = styled.form`
  display: grid;
  gap: ${space[4]};
  align-items: end;

  ${wide} {
    grid-template-columns: minmax(0, 1fr) auto minmax(10rem, 14rem);
  }
`;

interface TripSearchProps {
  filter: TripListFilter;
  onChange: (part: Partial<TripListFilter>) => void;
  searchBox: RefObject<HTMLInputElement | null>;
}

/** What narrows the list: whose needs a trip is about, words in it, and what comes first. */
export function TripSearch({ filter, onChange, searchBox }: TripSearchProps) {
  const [typed, setTyped] = useState(filter.text);
  // Back and "Show all trips" change the box, too.
  useEffect(() => setTyped(filter.text), [filter.text]);
  function search(event: FormEvent) {
    event.preventDefault();
    onChange({ text: typed.trim() });
  }
  return (
    <Stack $gap={5}>
      <Inline $gap={2} role="group" aria-label="Show trips about">
        {TRIP_FILTERS.map((each) => (
          <ToggleChip key={each} pressed={filter.filter === each} onClick={() => onChange({ filter: each })}>
            {TRIP_FILTER_LABELS[each]}
          </ToggleChip>
        ))}
      </Inline>
      <Row role="search" aria-label="Trips" onSubmit={search}>
        <TextField
          ref={searchBox}
          label="Search titles, destinations and stories"
          type="search"
          maxLength={LONGEST_SEARCH}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div>
          <Button type="submit" variant="primary" icon={<SearchIcon />}>
            Search
          </Button>
        </div>
        <SelectField
          label="Sort by"
          value={filter.sort}
          onChange={(event) => onChange({ sort: TRIP_SORTS.find((sort) => sort === event.target.value) ?? 'newest' })}
        >
          {TRIP_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {TRIP_SORT_LABELS[sort]}
            </option>
          ))}
        </SelectField>
      </Row>
    </Stack>
  );
}
