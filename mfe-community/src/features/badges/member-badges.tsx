import { useQuery } from '@tanstack/react-query';
import type { AccountSlots } from '@waymark/contracts-account';
import { ApiError, queryOf, useSession } from '@waymark/mfe-kit';
import { CouldNotLoad, LoadingRegion, Section, Skeleton } from '@waymark/ui';
import { readMemberBadges } from '../../endpoints';
import { BadgeList } from './badge-list';
import { HowPointsAreEarned } from './how-points-are-earned';

/** The slot "profile-badges": what a member is known for here, and why. */
export function MemberBadges({ memberId, displayName }: AccountSlots['profile-badges']) {
  const isOwn = useSession().user?.id === memberId;
  const { data, error, refetch } = useQuery(queryOf(readMemberBadges, { params: { id: memberId } }));
  // Not known here yet, or nothing for this reader: the rest of the profile says what there is to say.
  if (error instanceof ApiError && error.status === 404) return null;
  if (data?.badges.length === 0 && !isOwn) return null;
  return (
    <Section heading={isOwn ? 'Your badges' : `Badges of ${displayName}`}>
      {error && !data && <CouldNotLoad what="the badges" onRetry={() => void refetch()} />}
      {!error && !data && (
        <LoadingRegion label="Loading badges">
          <Skeleton lines={2} />
        </LoadingRegion>
      )}
      {data && data.badges.length > 0 && <BadgeList badges={data.badges} />}
      {data?.badges.length === 0 && <p>No badges yet. They come with what you write and report.</p>}
      {data && <HowPointsAreEarned />}
    </Section>
  );
}
