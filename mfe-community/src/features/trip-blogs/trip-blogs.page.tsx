import { usePageTitle, withQueries } from '@waymark/mfe-kit';
import { LinkButton, Page, PageHeading, PencilIcon, Stack } from '@waymark/ui';
import { useCallback, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NO_TRIP_FILTER, readTripListFilter, tripListParams, type TripListFilter } from './trip-list-filter';
import { TripResults } from './trip-results';
import { TripSearch } from './trip-search';

/** The filter lives in the address: it can be shared, kept, and undone with the Back button. */
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
      <TripSearch filter={filter} onChange={change} searchBox={searchBox} />
      <TripResults
        filter={filter}
        onClear={() => {
          change(NO_TRIP_FILTER);
          searchBox.current?.focus();
        }}
        onMeant={(text) => {
          change({ text });
          searchBox.current?.focus();
        }}
      />
    </Page>
  );
}

export default withQueries(TripBlogsPage);
