import { Button, Dialog, Inline, Stack } from '@waymark/ui';
import { ActFailure } from '../../shared/people/act-failure';
import { type ActedOn, useActOnPerson } from '../../shared/people/use-act-on-person';

/** Asks once, because follows both ways end and do not come back by themselves. */
export function BlockDialog({ person, onClose }: { person: ActedOn; onClose: () => void }) {
  const act = useActOnPerson(person);
  const { displayName } = person;
  return (
    <Dialog open onClose={onClose} title={`Block ${displayName}?`}>
      <Stack $gap={4}>
        <p>
          You will not see each other’s trips, comments and follows. If one of you follows the other, that ends. You can
          unblock {displayName} at any time on your profile.
        </p>
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
