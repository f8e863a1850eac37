import { addressOf, callForPage, lazyAgain } from '@waymark/mfe-kit';
import { CouldNotLoad, LoadingRegion, Skeleton, Stack } from '@waymark/ui';
import { Suspense, useRef } from 'react';
import { listNotifications } from '../../../endpoints';
import { useArrivals } from '../../../shared/live/arrivals';
import { ListHead } from '../list/list-head';
import { NewerItems } from '../list/newer-items';
import { useSteadyList } from '../list/steady-list';
import { NotificationList } from './notification-list';

const MailSettings = lazyAgain(() => import(/* webpackChunkName: "mail-settings" */ './mail-settings'));

const LIMIT = 20;
const own = {
  address: addressOf(listNotifications),
  page: (cursor: string | undefined, signal: AbortSignal) =>
    callForPage(listNotifications, { query: { limit: LIMIT, cursor }, signal }),
};

/** What happened to oneself, and what of it comes by mail. */
export function Notifications() {
  const list = useSteadyList(own);
  const arrivals = useArrivals();
  const { items, data } = list;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Stack $gap={10}>
      <Stack>
        <ListHead>
          <h2 ref={heading} tabIndex={-1}>
            Your notifications
          </h2>
          {data && <NewerItems list={own} shown={data} arrivals={arrivals} onShown={() => heading.current?.focus()} />}
        </ListHead>
        {list.isError && !items && <CouldNotLoad what="your notifications" onRetry={() => void list.refetch()} />}
        {list.isPending && (
          <LoadingRegion label="Loading your notifications">
            <Skeleton lines={3} height="7rem" />
          </LoadingRegion>
        )}
        {items && <NotificationList items={items} list={list} />}
      </Stack>
      {!list.isPending && (
        <Suspense>
          <MailSettings />
        </Suspense>
      )}
    </Stack>
  );
}
