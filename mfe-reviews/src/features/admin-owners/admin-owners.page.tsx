import { OWNER_CLAIM_STATE_LABELS, OWNER_CLAIM_STATES } from '@waymark/contracts-reviews';
import { usePageTitle, withQueries } from '@waymark/mfe-kit';
import {
  Breadcrumb,
  CouldNotLoad,
  LoadingRegion,
  Page,
  PageHeading,
  SelectField,
  ShowMore,
  Skeleton,
  Stack,
} from '@waymark/ui';
import { useState } from 'react';
import { ClaimCard } from './claim-card';
import { useClaims } from './use-claims';

const TITLE = 'Who runs a place';

/** Claims of members who say that they run a place: those that wait, and all that were decided. */
export function AdminOwnersPage() {
  usePageTitle(TITLE);
  const [state, setState] = useState<(typeof OWNER_CLAIM_STATES)[number]>('waiting');
  const list = useClaims(state);
  const { data, isError, isPending, refetch } = list;
  const claims = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Page narrow>
      <Breadcrumb items={[{ label: 'Staff', to: '/admin' }, { label: TITLE }]} />
      <PageHeading lead="Check whether they run it, and give a reason for your decision. We email your reason to the member.">
        {TITLE}
      </PageHeading>
      <SelectField
        label="Show"
        value={state}
        onChange={(event) => setState(OWNER_CLAIM_STATES.find((each) => each === event.target.value) ?? 'waiting')}
      >
        {OWNER_CLAIM_STATES.map((each) => (
          <option key={each} value={each}>
            {OWNER_CLAIM_STATE_LABELS[each]}
          </option>
        ))}
      </SelectField>
      {isError && <CouldNotLoad what="the claims" onRetry={() => void refetch()} />}
      {isPending && (
        <LoadingRegion label="Loading the claims">
          <Skeleton lines={3} height="6rem" />
        </LoadingRegion>
      )}
      {data && claims.length === 0 && (
        <p>{state === 'waiting' ? 'No claims are waiting.' : 'There are no claims like this.'}</p>
      )}
      <Stack $gap={4}>
        {claims.map((claim) => (
          <ClaimCard key={`${claim.venueId}-${claim.memberId}-${claim.version}`} claim={claim} />
        ))}
      </Stack>
      <ShowMore key={state} list={list} noun="claims" />
    </Page>
  );
}

export default withQueries(AdminOwnersPage);
