import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, CouldNotLoad, CountText, Dialog, Inline, LoadingRegion, ShowMore, Skeleton, Stack } from '@waymark/ui';
import { useState } from 'react';
import { PersonLine } from '../../shared/people/person-line';
import { PlainList } from '../../shared/people/plain-list';
import { type PeopleList, peoplePages, shownPeople } from './people-pages';

interface PeopleDialogProps {
  list: PeopleList;
  memberId: number;
  title: string;
  onClose: () => void;
}

/** Lists a member's followers, or the people the member follows. */
function PeopleDialog({ list, memberId, title, onClose }: PeopleDialogProps) {
  return (
    <Dialog open onClose={onClose} title={title}>
      <People list={list} memberId={memberId} />
    </Dialog>
  );
}

function People({ list, memberId }: Pick<PeopleDialogProps, 'list' | 'memberId'>) {
  const pages = useInfiniteQuery(peoplePages(list, memberId));
  const people = pages.data?.pages.flatMap(({ items }) => items);
  if (!people)
    return pages.isError ? (
      <CouldNotLoad what="these people" onRetry={() => void pages.refetch()} />
    ) : (
      <LoadingRegion label="Loading people">
        <Skeleton lines={4} />
      </LoadingRegion>
    );
  if (people.length === 0) return <p>Nobody here has a public profile.</p>;
  return (
    <Stack $gap={4}>
      <CountText>{shownPeople(people.length, pages.data?.pages[0]?.total)}</CountText>
      <PlainList>
        {people.map((person) => (
          <li key={person.id}>
            <PersonLine person={person} />
          </li>
        ))}
      </PlainList>
      <ShowMore list={pages} noun="people" />
    </Stack>
  );
}

interface FollowCountsProps {
  memberId: number;
  /** Used in the lists' titles: "you" or a name. */
  who: { follows: string; isFollowed: string };
  followers: number;
  following: number;
}

/** Counts of followers and followed people; each opens its list. */
export function FollowCounts({ memberId, who, followers, following }: FollowCountsProps) {
  const [list, setList] = useState<PeopleList | null>(null);
  return (
    <>
      <Inline $gap={3}>
        <Button aria-haspopup="dialog" onClick={() => setList('followers')}>
          {followers === 1 ? '1 follower' : `${followers} followers`}
        </Button>
        <Button aria-haspopup="dialog" onClick={() => setList('following')}>
          {`${following} following`}
        </Button>
      </Inline>
      {list && (
        <PeopleDialog
          list={list}
          memberId={memberId}
          title={list === 'followers' ? who.isFollowed : who.follows}
          onClose={() => setList(null)}
        />
      )}
    </>
  );
}
