import { useInfiniteQuery } from '@tanstack/react-query';
import { dayWords } from '@waymark/contracts-core';
import type { ReportPlaceSort } from '@waymark/contracts-maps';
import { announce } from '@waymark/mfe-kit';
import {
  ArrowIcon,
  CouldNotLoad,
  EmptyState,
  LoadingRegion,
  radii,
  Section,
  ShowMore,
  Skeleton,
  space,
  Stack,
  target,
} from '@waymark/ui';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { SeverityBadge } from '../../shared/report-words/report-badges';
import { nextOrder, orderWords, type PlaceOrder, readOrder, type ReportPlace, reportPlacesQuery } from './places-query';
import { PlacesTableBox } from './places-table-box';

const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-width: ${target};
  min-height: ${target};
  padding: 0 ${space[2]};
  /* Seen in forced colours. */
  border: 1px solid transparent;
  border-radius: ${radii.small};
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  text-align: start;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`;

interface SortHeaderProps {
  sort: ReportPlaceSort;
  order: PlaceOrder;
  onSort: () => void;
  children: ReactNode;
}

/** A column header that sorts; an arrow shows the direction. */
function SortHeader({ sort, order: now, onSort, children }: SortHeaderProps) {
  const isSorted = now.sort === sort;
  const isUp = now.order === 'asc';
  const turn = isSorted ? `rotate(${isUp ? -90 : 90}deg)` : undefined;
  return (
    <th scope="col" role="columnheader" aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : undefined}>
      <SortButton type="button" onClick={onSort}>
        {children}
        <ArrowIcon size="1em" style={{ transform: turn, visibility: isSorted ? undefined : 'hidden' }} />
      </SortButton>
    </th>
  );
}

const COLUMNS = [
  ['name', 'Place'],
  ['open', 'Open'],
  ['resolved', 'Resolved'],
  ['worst', 'Worst open'],
  ['newest', 'Newest'],
] as const;

/** A table with the same data as the map, for comparison and for people without the map. */
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
    <Section heading="Places with reports" intro="The same reports as on the map, listed by place.">
      {list.isError && !places && <CouldNotLoad what="the places" onRetry={() => void list.refetch()} />}
      {list.isPending && (
        <LoadingRegion label="Loading the places">
          <Skeleton lines={8} height="2.75rem" />
        </LoadingRegion>
      )}
      {places?.length === 0 && (
        <EmptyState title="No reports yet">
          <p>When someone reports a problem, the town will appear here.</p>
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
          <ShowMore key={orderWords(order)} list={list} noun="places" />
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

/** Shows a town and its surroundings. */
const ZOOM = 13;

const aroundPlace = ({ latitude, longitude }: ReportPlace): string =>
  `/footpath-mapping?at=${latitude},${longitude}&zoom=${ZOOM}`;

/** Explicit roles: browsers drop table semantics when a narrow window stacks the cells. */
function PlaceRow({ place }: { place: ReportPlace }) {
  const { name, district, open, resolved, worst, newestAt } = place;
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        <Link to={aroundPlace(place)}>{name}</Link>
        {district && district !== name && <span>{district}</span>}
      </th>
      <td data-label="Open">{open}</td>
      <td data-label="Resolved">{resolved}</td>
      <td data-label="Worst open" data-worst="">
        {worst ? <SeverityBadge severity={worst} /> : 'None'}
      </td>
      <td data-label="Newest">
        <time dateTime={newestAt}>{dayWords(newestAt)}</time>
      </td>
    </tr>
  );
}
