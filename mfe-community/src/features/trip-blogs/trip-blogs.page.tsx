import { TRIP_FILTER_LABELS, TRIP_FILTERS, TRIP_SORT_LABELS, TRIP_SORTS } from '@waymark/contracts-community';
import { usePageTitle, withQueries } from '@waymark/mfe-kit';
import {
  Button,
  ChevronIcon,
  Inline,
  LinkButton,
  Page,
  PageHeading,
  PencilIcon,
  SearchIcon,
  SelectField,
  space,
  Stack,
  TextField,
  ToggleChip,
  wide,
} from '@waymark/ui';
import { type FormEvent, type RefObject, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { TRIP_WORDS } from '../../messages/en/trips';
import {
  LONGEST_SEARCH,
  NO_TRIP_FILTER,
  readTripListFilter,
  type TripListFilter,
  tripListParams,
} from './trip-list-filter';
import { TripResults } from './trip-results';

const Row = styled.form`
  display: grid;
  gap: ${space[4]};
  align-items: end;

  ${wide} {
    grid-template-columns: minmax(0, 1fr) auto minmax(10rem, 14rem);
  }
`;

/** Button that opens the filters on phones, where the controls would fill the first screen. */
const Opener = styled.div`
  [aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  ${wide} {
    display: none;
  }
`;

const Controls = styled(Stack)<{ $isOpen: boolean }>`
  @media (max-width: 47.99rem) {
    ${({ $isOpen }) => !$isOpen && 'display: none;'}
  }
`;

interface TripSearchProps {
  isOpen: boolean;
  onToggle: () => void;
  filter: TripListFilter;
  onChange: (part: Partial<TripListFilter>) => void;
  searchBox: RefObject<HTMLInputElement | null>;
}

/** The list's filters: need, search text and order. */
function TripSearch({ isOpen, onToggle, filter, onChange, searchBox }: TripSearchProps) {
  const id = useId();
  const [typed, setTyped] = useState(filter.text);
  // Updates the box after Back and "Show all trips".
  useEffect(() => setTyped(filter.text), [filter.text]);
  function search(event: FormEvent) {
    event.preventDefault();
    onChange({ text: typed.trim() });
  }
  return (
    <Stack $gap={5}>
      <Opener>
        <Button icon={<ChevronIcon />} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          {TRIP_WORDS.filterAndSort}
        </Button>
      </Opener>
      <Controls id={id} $gap={5} $isOpen={isOpen}>
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
      </Controls>
    </Stack>
  );
}

/** The filter is in the URL, so it can be shared, bookmarked and undone with the Back button. */
function useTripListFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readTripListFilter(params), [params]);
  const change = useCallback(
    (part: Partial<TripListFilter>) =>
      setParams((now) => tripListParams({ ...readTripListFilter(now), ...part }), { preventScrollReset: true }),
    [setParams],
  );
  return { filter, change };
}

export function TripBlogsPage() {
  usePageTitle('Trip Blogs');
  const { filter, change } = useTripListFilter();
  const searchBox = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(() => tripListParams(filter).size > 0);
  function changeHere(part: Partial<TripListFilter>) {
    change(part);
    flushSync(() => setIsOpen(true));
    searchBox.current?.focus();
  }
  return (
    <Page>
      <Stack $gap={5}>
        <PageHeading lead="Trips by disabled people and carers, day by day: what worked, what did not, and how to do the same trip.">
          Trip Blogs
        </PageHeading>
        <div>
          <LinkButton to="/create-trip-blog" variant="primary" icon={<PencilIcon />}>
            Share Your Trip
          </LinkButton>
        </div>
      </Stack>
      <TripSearch {...{ isOpen, filter, searchBox }} onToggle={() => setIsOpen(!isOpen)} onChange={change} />
      <TripResults
        filter={filter}
        onClear={() => changeHere(NO_TRIP_FILTER)}
        onMeant={(text) => changeHere({ text })}
      />
    </Page>
  );
}

export default withQueries(TripBlogsPage);
