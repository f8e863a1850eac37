import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@waymark/mfe-kit';
import { CouldNotLoad, EmptyState, LinkButton, LoadingRegion, Section, Skeleton } from '@waymark/ui';
import { suggestPeople } from '../../endpoints';
import { SuggestedPeople } from './suggested-people';

/** The tab "Discover People" of the social hub. */
export function DiscoverPanel() {
  const {
    data: people,
    isError,
    refetch,
  } = useQuery({
    ...queryOf(suggestPeople),
    // Whom one follows stays in the list until the page is opened again, so that it can be undone where it was done.
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <Section
      heading="People you may like to follow"
      intro="Suggested by public interests that you share, the same city where both of you show it, and helpful reviews. Never by your needs."
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
      <p>With interests on your public profile we find people who share them.</p>
    </EmptyState>
  );
}
