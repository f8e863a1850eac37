import { useQuery } from '@tanstack/react-query';
import type { Relation } from '@waymark/contracts-community';
import { ApiError, queryOf } from '@waymark/mfe-kit';
import {
  Alert,
  Badge,
  Button,
  Card,
  CouldNotLoad,
  Dialog,
  Disclosure,
  Inline,
  LoadingRegion,
  Skeleton,
  Stack,
} from '@waymark/ui';
import { useEffect, useRef, useState } from 'react';
import { readRelation } from '../../endpoints';
import { ActFailure } from '../../shared/people/act-failure';
import { FollowButton } from '../../shared/people/follow-button';
import { type ActedOn, useActOnPerson } from '../../shared/people/use-act-on-person';
import { FollowCounts } from './follow-counts';

interface KeepApartProps {
  person: ActedOn;
  relation: Relation;
}

/** Mute and block, each with an explanation. One press undoes a mute; a block needs confirmation. */
function KeepApart({ person, relation: { isMuted } }: KeepApartProps) {
  const act = useActOnPerson(person);
  const [isAsking, setIsAsking] = useState(false);
  const { displayName } = person;
  return (
    <Disclosure summary={`Mute or block ${displayName}`}>
      <Stack $gap={4}>
        <p>
          {isMuted
            ? `You muted ${displayName}. You will not see what they do in your feed or notifications.`
            : `Muting keeps what ${displayName} does out of your feed and your notifications. We do not tell them.`}
        </p>
        <div>
          <Button busy={act.isPending} onClick={() => act.mutate(isMuted ? 'unmute' : 'mute')}>
            {isMuted ? `Unmute ${displayName}` : `Mute ${displayName}`}
          </Button>
          <ActFailure error={act.error} />
        </div>
        <p>If you block them, neither of you will see what the other does here. We do not tell them.</p>
        <div>
          <Button variant="danger" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
            {`Block ${displayName}`}
          </Button>
        </div>
      </Stack>
      {isAsking && <BlockDialog person={person} onClose={() => setIsAsking(false)} />}
    </Disclosure>
  );
}

/** Asks for confirmation, because a block ends follows in both directions for good. */
function BlockDialog({ person, onClose }: { person: ActedOn; onClose: () => void }) {
  const act = useActOnPerson(person);
  const { displayName } = person;
  return (
    <Dialog open onClose={onClose} title={`Block ${displayName}?`}>
      <Stack $gap={4}>
        <p>{`You will not see each other’s trips, comments and follows. If either of you follows the other, that will end. You can unblock ${displayName} at any time on your profile.`}</p>
        <ActFailure error={act.error} />
        <Inline $gap={3}>
          <Button variant="danger" busy={act.isPending} onClick={() => act.mutate('block', { onSuccess: onClose })}>
            {act.isPending ? 'Blocking...' : `Block ${displayName}`}
          </Button>
          <Button onClick={onClose}>Do not block</Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}

/**
 * Follow, mute and block a person, with the people who also follow them. Renders nothing when the person is not
 * visible to the reader.
 */
export function OtherPerson({ person }: { person: ActedOn }) {
  const { data: relation, error, refetch } = useQuery(queryOf(readRelation, { params: { id: person.id } }));
  const place = useFocusWhenChanged(relation?.isBlocked);
  if (error instanceof ApiError && (error.status === 404 || error.status === 401)) return null;
  if (error && !relation) return <CouldNotLoad what="the followers" onRetry={() => void refetch()} />;
  if (!relation)
    return (
      <LoadingRegion label="Loading the followers">
        <Skeleton lines={3} />
      </LoadingRegion>
    );
  return (
    <section ref={place} tabIndex={-1} aria-label={`Following ${person.displayName}`}>
      {relation.isBlocked ? <BlockedPerson person={person} /> : <OpenPerson person={person} relation={relation} />}
    </section>
  );
}

function OpenPerson({ person, relation }: { person: ActedOn; relation: Relation }) {
  const { displayName } = person;
  return (
    <Card>
      {relation.isFollower && (
        <div>
          <Badge tone="info">{`${displayName} follows you`}</Badge>
        </div>
      )}
      <Inline $gap={3}>
        {relation.mayFollow && <FollowButton person={person} isFollowing={relation.isFollowing} />}
        <FollowCounts
          memberId={person.id}
          who={{ follows: `People ${displayName} follows`, isFollowed: `People who follow ${displayName}` }}
          followers={relation.followers}
          following={relation.following}
        />
      </Inline>
      <KeepApart person={person} relation={relation} />
    </Card>
  );
}

/** Moves the focus to the new content, because blocking and unblocking remove the pressed button. */
function useFocusWhenChanged(isBlocked: boolean | undefined) {
  const place = useRef<HTMLElement>(null);
  const before = useRef<boolean | undefined>(undefined);
  useEffect(() => {
    const isChanged = before.current !== undefined && isBlocked !== undefined && before.current !== isBlocked;
    before.current = isBlocked;
    // One frame after closing, the dialog returns the focus to a button that is gone, so wait two frames.
    if (isChanged) requestAnimationFrame(() => requestAnimationFrame(() => place.current?.focus()));
  }, [isBlocked]);
  return place;
}

/** Replaces the follow button: says that the reader blocked this person, with a button to unblock. */
function BlockedPerson({ person }: { person: ActedOn }) {
  const act = useActOnPerson(person);
  return (
    <Alert title={`You blocked ${person.displayName}`}>
      <Stack $gap={3}>
        <p>Neither of you sees what the other does here. We did not tell them.</p>
        <div>
          <Button busy={act.isPending} onClick={() => act.mutate('unblock')}>
            {`Unblock ${person.displayName}`}
          </Button>
          <ActFailure error={act.error} />
        </div>
      </Stack>
    </Alert>
  );
}
