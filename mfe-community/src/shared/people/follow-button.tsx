import type { Relation } from '@waymark/contracts-community';
import { Button, Inline, StatePill, VisuallyHidden } from '@waymark/ui';
import { ActFailure } from './act-failure';
import { type ActedOn, useActOnPerson } from './use-act-on-person';

interface FollowButtonProps {
  person: ActedOn;
  /** The person's name, made unique in its list. */
  called?: string;
  isFollowing: boolean;
  /** Called with the new relation, for data that is in no cache. */
  onChanged?: (relation: Relation) => void;
}

/** Follow button. Its text names the action, and the current state is shown beside it. Pressing again undoes it. */
export function FollowButton({ person, called = person.displayName, isFollowing, onChanged }: FollowButtonProps) {
  const act = useActOnPerson(person);
  const name = <VisuallyHidden>{` ${called}`}</VisuallyHidden>;
  return (
    <div>
      <Inline $gap={3}>
        {isFollowing && (
          <StatePill sign="yes">
            <span>You follow</span>
            {name}
          </StatePill>
        )}
        <Button
          variant={isFollowing ? 'secondary' : 'primary'}
          busy={act.isPending}
          onClick={() => act.mutate(isFollowing ? 'unfollow' : 'follow', { onSuccess: onChanged })}
        >
          <span>{isFollowing ? 'Unfollow' : 'Follow'}</span>
          {name}
        </Button>
      </Inline>
      <ActFailure error={act.error} />
    </div>
  );
}
