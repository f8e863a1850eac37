import { useQuery } from '@tanstack/react-query';
import { OWNER_CLAIM_STATE_LABELS } from '@waymark/contracts-reviews';
import { addressOf, ApiError, call, usePageTitle, withQueries } from '@waymark/mfe-kit';
import {
  Breadcrumb,
  CouldNotLoad,
  FactList,
  FactRow,
  LinkButton,
  LoadingRegion,
  Page,
  PageHeading,
  Section,
  Skeleton,
  StatePill,
} from '@waymark/ui';
import { useParams } from 'react-router-dom';
import { listOwnPlaces } from '../../endpoints';
import { VenueNotFound } from '../../shared/venue-not-found';
import { claimQuery } from './claim-query';
import { ClaimState } from './claim-state';

const LEAD =
  'If you run a place, you can reply to each of its reviews once and add facts about it. You cannot change, hide or delete what visitors wrote.';

/** A member claims to run a place, and then represents it. */
export function OwnerClaimPage() {
  const { id = '' } = useParams();
  const { data: claim, error, refetch } = useQuery(claimQuery(id));
  usePageTitle(claim ? `Do you run ${claim.venueName}?` : 'Do you run this place?');
  if (error instanceof ApiError && [400, 404, 422].includes(error.status)) return <VenueNotFound what="Venue" />;
  return (
    <Page narrow>
      {claim && (
        <Breadcrumb items={[{ label: claim.venueName, to: `/venues/${id}` }, { label: 'Do you run this place?' }]} />
      )}
      <PageHeading lead={LEAD}>
        {claim?.state === 'given'
          ? `You represent ${claim.venueName}`
          : `Do you run ${claim?.venueName ?? 'this place'}?`}
      </PageHeading>
      {claim && <ClaimState claim={claim} />}
      {error && !claim && <CouldNotLoad what="your claim" onRetry={() => void refetch()} />}
      {!claim && !error && (
        <LoadingRegion label="Loading your claim">
          <Skeleton lines={4} height="2rem" />
        </LoadingRegion>
      )}
      <OwnPlaces but={claim?.venueId ?? null} />
    </Page>
  );
}

/** The other places that this member claimed. */
function OwnPlaces({ but }: { but: number | null }) {
  const { data = [] } = useQuery({
    queryKey: [addressOf(listOwnPlaces), but],
    queryFn: ({ signal }) => call(listOwnPlaces, { signal }),
    retry: false,
  });
  const others = data.filter(({ venueId }) => venueId !== but);
  if (others.length === 0) return null;
  return (
    <Section heading="Your other places">
      <FactList role="list">
        {others.map(({ venueId, venueName, state }) => (
          <FactRow
            key={venueId}
            name={
              <LinkButton variant="quiet" to={`/venues/${venueId}/claim`}>
                {venueName}
              </LinkButton>
            }
            state={<StatePill sign="aside">{OWNER_CLAIM_STATE_LABELS[state]}</StatePill>}
          />
        ))}
      </FactList>
    </Section>
  );
}

export default withQueries(OwnerClaimPage);
