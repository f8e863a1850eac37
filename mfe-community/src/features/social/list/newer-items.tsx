import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@waymark/ui';
import { useEffect, useRef } from 'react';
import { countNewer, pagesKey, type ListOf, type Pages, type Row } from './steady-list';

/** In milliseconds; an event from the stream triggers a check immediately. */
const LOOK_EVERY_MS = 60_000;

interface NewerItemsProps<T extends Row> {
  list: ListOf<T>;
  shown: Pages<T>;
  /** Changes when a new item has arrived. */
  arrivals?: number;
  /** Called when the new items are shown. Move the focus, because the pressed button disappears. */
  onShown: () => void;
}

/** Shows "2 new. Show" if there are items newer than the loaded list; the reader decides when to show them. */
export function NewerItems<T extends Row>({ list, shown, arrivals = 0, onShown }: NewerItemsProps<T>) {
  const client = useQueryClient();
  const newest = useQuery({
    queryKey: [list.address, 'newest'],
    queryFn: ({ signal }) => list.page(undefined, signal),
    initialData: shown.pages[0],
    staleTime: LOOK_EVERY_MS,
    gcTime: 0,
    refetchInterval: LOOK_EVERY_MS,
    meta: { showsSignIn: true },
  });
  const { refetch } = newest;
  const looked = useRef(arrivals);
  useEffect(() => {
    if (looked.current === arrivals) return;
    looked.current = arrivals;
    void refetch();
  }, [arrivals, refetch]);
  const count = countNewer(
    newest.data?.items ?? [],
    shown.pages.flatMap(({ items }) => items),
  );
  if (count === 0 || !newest.data) return null;

  const show = (): void => {
    client.setQueryData<Pages<T>>(pagesKey(list), { pages: [newest.data], pageParams: [undefined] });
    onShown();
  };
  return <Button onClick={show}>{`${count} new. Show`}</Button>;
}
