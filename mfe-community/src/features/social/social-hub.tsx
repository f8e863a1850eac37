import { useQuery } from '@tanstack/react-query';
import { usePageTitle, useSession } from '@waymark/mfe-kit';
import { Badge, Card, Page, PageHeading, space, Tabs, TwoColumns, VisuallyHidden } from '@waymark/ui';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { SOCIAL_WORDS } from '../../messages/en/social';
import { DiscoverPanel } from '../../shared/discover-panel';
import { unreadNoun, unreadNotifications, unreadNumber } from '../../shared/live/unread';
import { ActivityFeed } from './activity-feed';
import { Notifications } from './notifications/notifications';
import { QuickStats } from './quick-stats';

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

/** The tab that the address names. Back leads to the tab before, not through those that arrows passed. */
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

/** What the people one follows did, what happened to oneself, and whom to follow. */
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
      <PageHeading lead="News from people you follow, your notifications, and people you may like to follow.">
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
