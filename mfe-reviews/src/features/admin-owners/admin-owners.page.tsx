import { momentWords } from '@waymark/contracts-core';
import {
  type DeskClaim,
  OWNER_ACTS_OF,
  OWNER_CLAIM_STATE_LABELS,
  OWNER_CLAIM_STATES,
} from '@waymark/contracts-reviews';
import { usePageTitle, useSession, withQueries } from '@waymark/mfe-kit';
import {
  Breadcrumb,
  Card,
  CouldNotLoad,
  DefinitionList,
  Disclosure,
  LoadingRegion,
  Page,
  PageHeading,
  SelectField,
  ShowMore,
  Skeleton,
  Stack,
  StatePill,
} from '@waymark/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { DecideForm } from './decide-form';
import { useClaims } from './use-claims';

const Words = styled.span`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const SHOWN_BY = { code: 'A code sent to an email address at its website', staff: 'A check by our staff' } as const;

/** One claim: the place with its website, who says that they run it and how, and what to do about it. */
function ClaimCard({ claim }: { claim: DeskClaim }) {
  const { venueId, venueName, websiteUrl, memberId, memberName, state, way, words, reason, askedAt } = claim;
  const { user } = useSession();
  const name = memberName || `Member ${memberId}`;
  return (
    <Card as="article" aria-label={`Claim of ${name} for ${venueName}`}>
      <h2>{`${venueName}: ${name}`}</h2>
      <div>
        <StatePill sign={state === 'given' ? 'yes' : 'aside'}>{OWNER_CLAIM_STATE_LABELS[state]}</StatePill>
      </div>
      <DefinitionList
        items={[
          { term: 'The place', value: <Link to={`/venues/${venueId}`}>{venueName}</Link> },
          { term: 'Its website', value: websiteUrl ? <Words>{websiteUrl}</Words> : 'None is known' },
          { term: 'How we check', value: SHOWN_BY[way] },
          { term: 'Requested', value: momentWords(askedAt) },
          ...(words ? [{ term: 'What they say', value: <Words>{words}</Words> }] : []),
          ...(reason ? [{ term: 'Reason for the decision', value: <Words>{reason}</Words> }] : []),
        ]}
      />
      {OWNER_ACTS_OF[state].length > 0 &&
        (user?.id === memberId ? (
          <p>This claim is your own. Someone else has to decide.</p>
        ) : state === 'waiting' ? (
          <DecideForm claim={claim} name={name} />
        ) : (
          <Disclosure summary={`Change the decision about ${name}`}>
            <DecideForm claim={claim} name={name} />
          </Disclosure>
        ))}
    </Card>
  );
}

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
