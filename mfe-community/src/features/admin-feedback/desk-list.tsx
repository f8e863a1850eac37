import { CouldNotLoad, CountText, EmptyState, LoadingRegion, ShowMore, Skeleton, space, Stack } from '@waymark/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const COUNTED = 1_000;

interface DeskListProps<T> {
  /** Names the items in sentences, e.g. "feedback". */
  noun: string;
  list: {
    data: { pages: { items: T[]; total: number }[] } | undefined;
    isError: boolean;
    refetch: () => unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
    isPlaceholderData: boolean;
  };
  /** Shown when the list is empty or nothing matches. */
  empty: string;
  item: (each: T) => ReactNode;
}

/** A paginated list for staff. */
export function DeskList<T>({ noun, list, empty, item }: DeskListProps<T>) {
  if (!list.data)
    return list.isError ? (
      <CouldNotLoad what={`the ${noun}`} onRetry={() => void list.refetch()} />
    ) : (
      <LoadingRegion label={`Loading ${noun}`}>
        <Skeleton height="7rem" lines={4} />
      </LoadingRegion>
    );
  const items = list.data.pages.flatMap((page) => page.items);
  const total = list.data.pages.at(-1)?.total ?? items.length;
  const all = total >= COUNTED ? '1,000 or more' : total;
  return (
    <Stack $gap={4}>
      <CountText waiting={list.isPlaceholderData && 'Loading...'}>{`Showing ${items.length} of ${all}`}</CountText>
      {items.length === 0 ? <EmptyState title={empty} /> : <List role="list">{items.map(item)}</List>}
      <ShowMore noun={noun} list={list} />
    </Stack>
  );
}
