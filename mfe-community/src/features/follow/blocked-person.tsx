import { Alert, Button, Stack } from '@waymark/ui';
import { ActFailure } from '../../shared/people/act-failure';
import { type ActedOn, useActOnPerson } from '../../shared/people/use-act-on-person';

/** In place of following: that one blocked them, and the way back. */
export function BlockedPerson({ person }: { person: ActedOn }) {
  const act = useActOnPerson(person);
  return (
    <Alert title={`You blocked ${person.displayName}`}>
      <Stack $gap={3}>
        <p>Neither of you sees or hears the other here. They were not told.</p>
        <div>
          <Button busy={act.isPending} onClick={() => act.mutate('unblock')}>
            Unblock {person.displayName}
          </Button>
          <ActFailure error={act.error} />
        </div>
      </Stack>
    </Alert>
  );
}
