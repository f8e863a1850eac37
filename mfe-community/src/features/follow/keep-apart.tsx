import type { Relation } from '@waymark/contracts-community';
import { Button, Dialog, Disclosure, Inline, Stack } from '@waymark/ui';
import { useState } from 'react';
import { ActFailure } from '../../shared/people/act-failure';
import { type ActedOn, useActOnPerson } from '../../shared/people/use-act-on-person';

interface KeepApartProps {
  person: ActedOn;
  relation: Relation;
}

/** Mute and block, with what each of them does in plain words. Muting is undone with one press; blocking is asked about once. */
export function KeepApart({ person, relation: { isMuted } }: KeepApartProps) {
  const act = useActOnPerson(person);
  const [isAsking, setIsAsking] = useState(false);
  const { displayName } = person;
  return (
    <Disclosure summary={`Mute or block ${displayName}`}>
      <Stack $gap={4}>
        <p>
          {isMuted
            ? `You muted ${displayName}. You do not see what they do in your feed or notifications.`
            : `Muting keeps what ${displayName} does out of your feed and your notifications. They are not told.`}
        </p>
        <div>
          <Button busy={act.isPending} onClick={() => act.mutate(isMuted ? 'unmute' : 'mute')}>
            {isMuted ? `Unmute ${displayName}` : `Mute ${displayName}`}
          </Button>
          <ActFailure error={act.error} />
        </div>
        <p>If you block them, neither of you sees what the other does here. They are not told.</p>
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

/** Asks once, because follows both ways end and do not come back by themselves. */
function BlockDialog({ person, onClose }: { person: ActedOn; onClose: () => void }) {
  const act = useActOnPerson(person);
  const { displayName } = person;
  return (
    <Dialog open onClose={onClose} title={`Block ${displayName}?`}>
      <Stack $gap={4}>
        <p>{`You will not see each other’s trips, comments and follows. If one of you follows the other, that ends. You can unblock ${displayName} at any time on your profile.`}</p>
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
