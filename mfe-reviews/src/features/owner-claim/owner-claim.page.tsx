import { useQuery } from '@tanstack/react-query';
import { ApiError, usePageTitle, withQueries } from '@waymark/mfe-kit';
import { Breadcrumb, CouldNotLoad, LoadingRegion, Page, PageHeading, Skeleton } from '@waymark/ui';
import { useParams } from 'react-router-dom';
import { VenueNotFound } from '../../shared/venue-not-found';
import { claimQuery } from './claim-query';
import { ClaimState } from './claim-state';
import { OwnPlaces } from './own-places';

const LEAD =
  'Whoever runs a place can answer its reviews, each once, and state facts about it. Nobody can change, hide or delete what visitors wrote.';

/** A member says that they run a place, and then speaks for it. */
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
          ? `You speak for ${claim.venueName}`
          : `Do you run ${claim?.venueName ?? 'this place'}?`}
      </PageHeading>
      {claim && <ClaimState claim={claim} />}
      {error && !claim && <CouldNotLoad what="how your claim stands" onRetry={() => void refetch()} />}
      {!claim && !error && (
        <LoadingRegion label="Loading how your claim stands">
          <Skeleton lines={4} height="2rem" />
        </LoadingRegion>
      )}
      <OwnPlaces but={claim?.venueId ?? null} />
    </Page>
  );
}

export default withQueries(OwnerClaimPage);
