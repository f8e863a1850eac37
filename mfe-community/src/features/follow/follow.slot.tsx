import { useQuery } from '@tanstack/react-query';
import type { AccountSlots } from '@waymark/contracts-account';
import { queryOf, useSession, withQueries } from '@waymark/mfe-kit';
import { CouldNotLoad, LinkButton, LoadingRegion, Section, Skeleton, Stack } from '@waymark/ui';
import { readRelation } from '../../endpoints';
import { FollowCounts } from './follow-counts';
import { StoredPeople } from './stored-people';
import { OtherPerson } from './other-person';

/** Fills the slot "profile-follow" of the account remote. */
export function Follow({ memberId, displayName }: AccountSlots['profile-follow']) {
  const { user } = useSession();
  if (user === null) return null;
  return user.id === memberId ? (
    <OwnPeople memberId={memberId} />
  ) : (
    <OtherPerson person={{ id: memberId, displayName }} />
  );
}

const WHO = { follows: 'People you follow', isFollowed: 'People who follow you' };

/** On the member's own profile: followers, followed, and blocked or muted people. */
function OwnPeople({ memberId }: { memberId: number }) {
  const { data: relation, isError, refetch } = useQuery(queryOf(readRelation, { params: { id: memberId } }));
  return (
    <Section
      heading="Your connections"
      intro="Lists and counts only show public profiles. Nobody can see who you have muted or blocked."
    >
      <Stack $gap={4}>
        {isError && !relation && <CouldNotLoad what="your followers" onRetry={() => void refetch()} />}
        {!relation && !isError && (
          <LoadingRegion label="Loading your followers">
            <Skeleton lines={2} />
          </LoadingRegion>
        )}
        {relation && (
          <FollowCounts memberId={memberId} who={WHO} followers={relation.followers} following={relation.following} />
        )}
        <StoredPeople list="muted" />
        <StoredPeople list="blocked" />
        <div>
          <LinkButton to="/social">Find people to follow</LinkButton>
        </div>
      </Stack>
    </Section>
  );
}

export default withQueries(Follow);
