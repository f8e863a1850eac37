import type { SuggestedPerson } from '@waymark/contracts-community';
import { Card, Grid, Stack } from '@waymark/ui';
import { useId, useState } from 'react';
import { FollowButton } from '../people/follow-button';
import { PersonLine } from '../people/person-line';

/** People whom one may want to follow, each with the reason. */
export function SuggestedPeople({ people }: { people: SuggestedPerson[] }) {
  return (
    <Grid as="ul" role="list" $min="17rem" $gap={4} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {people.map((person) => (
        <li key={person.id}>
          <PersonCard person={person} />
        </li>
      ))}
    </Grid>
  );
}

function PersonCard({ person }: { person: SuggestedPerson }) {
  const id = useId();
  // Nobody is suggested whom one follows; from here on it is what was pressed.
  const [isFollowing, setIsFollowing] = useState(false);
  return (
    <Card as="article" aria-labelledby={id} style={{ height: '100%' }}>
      <PersonLine person={person} nameAs="h3" nameId={id} />
      <Stack as="ul" role="list" $gap={2} style={{ padding: 0, listStyle: 'none' }}>
        {person.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </Stack>
      <FollowButton
        person={person}
        isFollowing={isFollowing}
        onChanged={(relation) => setIsFollowing(relation.isFollowing)}
      />
    </Card>
  );
}
