import { useInfiniteQuery } from '@tanstack/react-query';
import { announce } from '@waymark/mfe-kit';
import { CouldNotLoad, EmptyState, LoadingRegion, Section, Skeleton, Stack } from '@waymark/ui';
import { useSearchParams } from 'react-router-dom';
import { MoreReports } from '../../shared/more-reports';
import { nextOrder, orderWords, readOrder, reportPlacesQuery } from './places-query';
import { PlaceRow } from './place-row';
import { SortHeader } from './sort-header';
import { PlacesTableBox } from './places-table-box';

const COLUMNS = [
  ['name', 'Place'],
  ['open', 'Open'],
  ['resolved', 'Resolved'],
  ['worst', 'Worst open'],
  ['newest', 'Newest'],
] as const;

/** The same facts as the map's, to compare and to read without it. */
export function PlacesTable() {
  const [params, setParams] = useSearchParams();
  const order = readOrder(params);
  const list = useInfiniteQuery(reportPlacesQuery(order));
  const places = list.data?.pages.flatMap(({ items }) => items);

  function sortBy(sort: (typeof COLUMNS)[number][0]) {
    const next = nextOrder(order, sort);
    setParams((now) => withOrder(now, next), { preventScrollReset: true });
    announce(orderWords(next));
  }

  return (
    <Section heading="Places with reports" intro="What the map shows, place by place.">
      {list.isError && !places && <CouldNotLoad what="the places" onRetry={() => void list.refetch()} />}
      {list.isPending && (
        <LoadingRegion label="Loading the places">
          <Skeleton lines={8} height="2.75rem" />
        </LoadingRegion>
      )}
      {places?.length === 0 && (
        <EmptyState title="No place has a report yet">
          <p>The first report brings its town here.</p>
        </EmptyState>
      )}
      {places && places.length > 0 && (
        <Stack $gap={4}>
          <PlacesTableBox aria-busy={list.isPlaceholderData || undefined}>
            <caption>{orderWords(order)}</caption>
            <thead>
              <tr>
                {COLUMNS.map(([sort, label]) => (
                  <SortHeader key={sort} order={order} sort={sort} onSort={() => sortBy(sort)}>
                    {label}
                  </SortHeader>
                ))}
              </tr>
            </thead>
            <tbody>
              {places.map((place) => (
                <PlaceRow key={place.id} place={place} />
              ))}
            </tbody>
          </PlacesTableBox>
          <MoreReports list={list} noun="places" />
        </Stack>
      )}
    </Section>
  );
}

function withOrder(params: URLSearchParams, { sort, order }: ReturnType<typeof readOrder>): URLSearchParams {
  params.set('sort', sort);
  params.set('order', order);
  return params;
}
