import { useQuery } from '@tanstack/react-query';
import type { SuggestedPerson } from '@waymark/contracts-community';
import { namesApart, queryOf } from '@waymark/mfe-kit';
import { Card, CouldNotLoad, EmptyState, Grid, LinkButton, LoadingRegion, Section, Skeleton, Stack } from '@waymark/ui';
import { useId, useState } from 'react';
import { suggestPeople } from '../endpoints';
import { FollowButton } from './people/follow-button';
import { PersonLine } from './people/person-line';

/** The tab "Discover People" of the social hub. */
export function DiscoverPanel() {
  const {
    data: people,
    isError,
    refetch,
  } = useQuery({
    ...queryOf(suggestPeople),
    // A followed person stays in the list until the page is opened again, so that the follow can be undone there.
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <Section
      heading="People you might like to follow"
      intro="Suggested because you share public interests or show the same city, or because they write helpful reviews. We never use your needs for this."
    >
      {isError && !people && <CouldNotLoad what="the suggestions" onRetry={() => void refetch()} />}
      {!people && !isError && (
        <LoadingRegion label="Loading suggestions">
          <Skeleton lines={6} />
        </LoadingRegion>
      )}
      {people?.length === 0 && <NobodyYet />}
      {people && people.length > 0 && <SuggestedPeople people={people} />}
    </Section>
  );
}

function NobodyYet() {
  return (
    <EmptyState
      title="No suggestions yet"
      level={3}
      action={<LinkButton to="/user-profile">Choose your interests</LinkButton>}
    >
      <p>Add interests to your public profile, and we will suggest people who share them.</p>
    </EmptyState>
  );
}

const NAME_PARTS = [
  ({ displayName }: SuggestedPerson) => displayName,
  ({ username }: SuggestedPerson) => (username ? `@${username}` : ''),
  ({ id }: SuggestedPerson) => `number ${id}`,
];

/** Suggested people to follow, each with the reason. */
function SuggestedPeople({ people }: { people: SuggestedPerson[] }) {
  const names = namesApart(people, NAME_PARTS);
  return (
    <Grid as="ul" role="list" $min="17rem" $gap={4} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {people.map((person, index) => (
        <li key={person.id}>
          <PersonCard person={person} called={names[index] ?? person.displayName} />
        </li>
      ))}
    </Grid>
  );
}

function PersonCard({ person, called }: { person: SuggestedPerson; called: string }) {
  const id = useId();
  // Suggestions never include followed people; after that, the state is the last press.
  const [isFollowing, setIsFollowing] = useState(false);
  return (
    <Card as="article" aria-labelledby={id} style={{ height: '100%' }}>
      <PersonLine person={person} called={called} nameAs="h3" nameId={id} />
      <Stack as="ul" role="list" $gap={2} style={{ padding: 0, listStyle: 'none' }}>
        {person.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </Stack>
      <FollowButton
        person={person}
        called={called}
        isFollowing={isFollowing}
        onChanged={(relation) => setIsFollowing(relation.isFollowing)}
      />
    </Card>
  );
}
