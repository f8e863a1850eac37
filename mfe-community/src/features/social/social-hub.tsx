import { useQuery } from '@tanstack/react-query';
import { usePageTitle, useSession } from '@waymark/mfe-kit';
import { Badge, Page, PageHeading, space, Tabs, VisuallyHidden } from '@waymark/ui';
import { styled } from 'styled-components';
import { DiscoverPanel } from '../../shared/discover/discover-panel';
import { unreadNoun, unreadNotifications, unreadNumber } from '../../shared/live/unread';
import { ActivityFeed } from './feed/activity-feed';
import { Notifications } from './notifications/notifications';
import { CommunityTips } from './side/community-tips';
import { QuickStats } from './side/quick-stats';
import { useSocialTab } from './use-social-tab';

/** What is beside the tabs stands below them where there is no room. */
const Columns = styled.div`
  display: grid;
  gap: ${space[10]};

  & > * {
    min-width: 0;
  }
  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 1fr) 19rem;
    align-items: start;
  }
`;

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
      Notifications
      <Badge tone="accent">
        {unreadNumber(count)}
        <VisuallyHidden>{` ${unreadNoun(count)}`}</VisuallyHidden>
      </Badge>
    </>
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
      <PageHeading lead="What the people you follow share, what others say to you, and whom you may like to follow.">
        Social Hub
      </PageHeading>
      <Columns>
        <Tabs label="Social Hub" tabs={tabs} selected={tab} onSelect={open} keepsClosed={false} />
        <Side>
          <QuickStats memberId={user.id} />
          <CommunityTips />
        </Side>
      </Columns>
    </Page>
  );
}
