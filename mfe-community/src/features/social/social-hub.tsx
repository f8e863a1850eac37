import { useQuery } from '@tanstack/react-query';
import { addressOf, callForPage, lazyAgain, queryOf, usePageTitle, useSession } from '@waymark/mfe-kit';
import {
  Badge,
  Card,
  CouldNotLoad,
  FactList,
  FactRow,
  LoadingRegion,
  Page,
  PageHeading,
  Skeleton,
  space,
  Stack,
  Tabs,
  TwoColumns,
  VisuallyHidden,
} from '@waymark/ui';
import { Suspense, useEffect, useId, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { listNotifications, readRelation } from '../../endpoints';
import { SOCIAL_WORDS } from '../../messages/en/social';
import { DiscoverPanel } from '../../shared/discover-panel';
import { useArrivals } from '../../shared/live/arrivals';
import { unreadNotifications, unreadNoun, unreadNumber } from '../../shared/live/unread';
import { ActivityFeed } from './activity-feed';
import { ListHead } from './list/list-head';
import { NewerItems } from './list/newer-items';
import { useSteadyList } from './list/steady-list';
import { NotificationList } from './notifications/notification-list';

/** Live counts: unread notifications, and followers who are visible to everybody. */
function QuickStats({ memberId }: { memberId: number }) {
  const id = useId();
  const unread = useQuery(unreadNotifications);
  const relation = useQuery(queryOf(readRelation, { params: { id: memberId } }));
  const arrivals = useArrivals();
  const { refetch } = relation;
  // The new notification may be about a follower.
  useEffect(() => {
    if (arrivals > 0) void refetch();
  }, [arrivals, refetch]);
  const isLost = (unread.isError && !unread.data) || (relation.isError && !relation.data);
  const retry = () => void Promise.all([unread.refetch(), refetch()]);
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id}>Quick Stats</h2>
      {isLost && <CouldNotLoad what="your counts" onRetry={retry} />}
      {!isLost && unread.data && relation.data && (
        <FactList>
          <FactRow name="Unread notifications" state={<strong>{unread.data.count}</strong>} />
          <FactRow name="Following" state={<strong>{relation.data.following}</strong>} />
          <FactRow name="Followers" state={<strong>{relation.data.followers}</strong>} />
        </FactList>
      )}
      {!isLost && !(unread.data && relation.data) && (
        <LoadingRegion label="Loading your counts">
          <Skeleton lines={3} height="2.75rem" />
        </LoadingRegion>
      )}
    </Card>
  );
}

const MailSettings = lazyAgain(() => import(/* webpackChunkName: "mail-settings" */ './notifications/mail-settings'));

const LIMIT = 20;
const own = {
  address: addressOf(listNotifications),
  page: (cursor: string | undefined, signal: AbortSignal) =>
    callForPage(listNotifications, { query: { limit: LIMIT, cursor }, signal }),
};

/** The member's notifications and the settings for emails. */
function Notifications() {
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

const Side = styled.div`
  display: grid;
  gap: ${space[6]};
`;

function NotificationsLabel() {
  const { data } = useQuery(unreadNotifications);
  const count = data?.count ?? 0;
  if (count === 0) return 'Notifications';
  return (
    <>
      <span>Notifications</span>
      <Badge tone="accent">
        <span>{unreadNumber(count)}</span>
        <VisuallyHidden>{` ${unreadNoun(count)}`}</VisuallyHidden>
      </Badge>
    </>
  );
}

const SOCIAL_TABS = ['feed', 'notifications', 'discover'] as const;
type SocialTab = (typeof SOCIAL_TABS)[number];

const isTab = (id: string | null): id is SocialTab => SOCIAL_TABS.some((tab) => tab === id);

/** Reads the tab from the URL. Back returns to the previous tab, skipping those passed with arrow keys. */
function useSocialTab() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('tab');
  const tab: SocialTab = isTab(asked) ? asked : 'feed';
  const open = (id: string, how: 'pressed' | 'moved'): void =>
    setQuery(id === 'feed' ? {} : { tab: id }, { replace: how === 'moved', preventScrollReset: true });
  return { tab, open };
}

const TIPS = [
  'Follow people who travel like you. You will see their reviews and trips.',
  'Thank someone whose review helped: mark it as helpful.',
  'Write about what was not accessible too. It can save someone a wasted journey.',
  SOCIAL_WORDS.muteOrBlock,
];

const Tips = styled.ul`
  display: grid;
  gap: 0.75rem;
  padding-inline-start: 1.25rem;
`;

function CommunityTips() {
  const id = useId();
  return (
    <Card as="section" $tone="wash" aria-labelledby={id}>
      <h2 id={id}>Community Tips</h2>
      <Tips>
        {TIPS.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </Tips>
    </Card>
  );
}

/** Activity of followed people, own notifications, and people to follow. */
export function SocialHub() {
  usePageTitle('Social Hub');
  const { user } = useSession();
  const { tab, open } = useSocialTab();
  if (!user) return null;
  const tabs = [
    { id: 'feed', label: 'Activity Feed', content: <ActivityFeed onDiscover={() => open('discover', 'pressed')} /> },
    { id: 'notifications', label: <NotificationsLabel />, content: <Notifications /> },
    { id: 'discover', label: 'Discover People', content: <DiscoverPanel /> },
  ];
  return (
    <Page>
      <PageHeading lead="News from people you follow, your notifications, and people you might like to follow.">
        Social Hub
      </PageHeading>
      <TwoColumns>
        <Tabs label="Social Hub" tabs={tabs} selected={tab} onSelect={open} keepsClosed={false} />
        <Side>
          <QuickStats memberId={user.id} />
          <CommunityTips />
        </Side>
      </TwoColumns>
    </Page>
  );
}
