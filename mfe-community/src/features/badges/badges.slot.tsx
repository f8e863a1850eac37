import { useQuery } from '@tanstack/react-query';
import type { AccountSlots } from '@waymark/contracts-account';
import {
  BADGE_RULES,
  BADGES,
  INFLUENCER_WORDS,
  REPUTATION_KINDS,
  REPUTATION_RULES,
} from '@waymark/contracts-community';
import { ApiError, queryOf, useSession, withQueries } from '@waymark/mfe-kit';
import { CouldNotLoad, Disclosure, FactList, FactRow, LoadingRegion, Section, Skeleton, Stack } from '@waymark/ui';
import { readMemberBadges } from '../../endpoints';
import { capital } from '../../shared/capital';
import { BadgeList } from './badge-list';

/** Fills the slot "profile-badges": a member's badges and the reasons. */
export function MemberBadges({ memberId, displayName }: AccountSlots['profile-badges']) {
  const isOwn = useSession().user?.id === memberId;
  const { data, error, refetch } = useQuery(queryOf(readMemberBadges, { params: { id: memberId } }));
  // The member is not known here yet, or nothing is visible to this reader: render nothing.
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
      {data?.badges.length === 0 && <p>No badges yet. You get them for what you write and report.</p>}
      {data && <HowPointsAreEarned />}
    </Section>
  );
}

const inWords = (points: number): string => (points === 1 ? '1 point' : `${points} points`);

const ROWS = REPUTATION_KINDS.flatMap((kind) => {
  const { points, words, mostADay, given } = REPUTATION_RULES[kind];
  const own = { words, points, most: `At most ${mostADay} a day.` };
  return given
    ? [own, { words: given.words, points: given.points, most: `At most ${given.mostEach} for one ${given.of}.` }]
    : [own];
});

/** The server's table of points, as text. */
function HowPointsAreEarned() {
  return (
    <Disclosure summary="How points are earned">
      <Stack $gap={4}>
        <FactList role="list">
          {ROWS.map(({ words, points, most }) => (
            <FactRow key={words} name={capital(words)} state={inWords(points)} note={most} />
          ))}
        </FactList>
        <p>Removed content no longer counts. Points appear within a minute. They have no cash value.</p>
        <h3>What badges are for</h3>
        <ul>
          {BADGES.map((badge) => (
            <li key={badge}>
              {`${BADGE_RULES[badge].name}: ${BADGE_RULES[badge].from} ${BADGE_RULES[badge].reason}.`}
            </li>
          ))}
          <li>{INFLUENCER_WORDS}</li>
        </ul>
      </Stack>
    </Disclosure>
  );
}

export default withQueries(MemberBadges);
