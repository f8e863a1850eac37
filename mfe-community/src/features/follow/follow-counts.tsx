import { Button, Inline } from '@waymark/ui';
import { useState } from 'react';
import { PeopleDialog } from './people-dialog';
import type { PeopleList } from './people-pages';

interface FollowCountsProps {
  memberId: number;
  /** Whose they are, as the lists' titles say it: "you" or a name. */
  who: { follows: string; isFollowed: string };
  followers: number;
  following: number;
}

/** How many follow, and are followed; each opens its list. */
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
