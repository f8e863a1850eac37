import { zodResolver } from '@hookform/resolvers/zod';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { momentWords } from '@waymark/contracts-core';
import {
  type DecideClaim,
  decideClaimSchema,
  type DeskClaim,
  OWNER_ACT_LABELS,
  OWNER_ACTS_OF,
  OWNER_CLAIM_STATE_LABELS,
  OWNER_CLAIM_STATES,
  OWNER_REASON_MAX,
  type OwnerClaimState,
} from '@waymark/contracts-reviews';
import {
  addressOf,
  announce,
  ApiError,
  call,
  callForPage,
  usePageTitle,
  useSession,
  withQueries,
} from '@waymark/mfe-kit';
import { ContractForm, failureMessage, useContractForm } from '@waymark/mfe-kit/form';
import {
  Breadcrumb,
  Card,
  CouldNotLoad,
  DefinitionList,
  Disclosure,
  LoadingRegion,
  Page,
  PageHeading,
  RadioGroup,
  SelectField,
  ShowMore,
  Skeleton,
  Stack,
  StatePill,
  TextField,
} from '@waymark/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { z } from 'zod';
import { decideOwnerClaim, listOwnerClaims } from '../../endpoints';

const KEY = addressOf(listOwnerClaims);

function useClaims(state: OwnerClaimState) {
  return useInfiniteQuery({
    queryKey: [KEY, state],
    queryFn: ({ pageParam, signal }) =>
      callForPage(listOwnerClaims, { query: { state, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    retry: false,
  });
}

/** Returns a function that refetches every list of claims. */
function useRenewClaims(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [KEY] });
}

type Draft = z.input<typeof decideClaimSchema>;
const LABELS = { act: 'Your decision', reason: 'Why' };
const FAILED = 'We could not save your decision. What you wrote is still here. Please try again.';

/** A decision with its reason. A decision on an outdated state fails, and the new state is shown. */
function DecideForm({ claim, name }: { claim: DeskClaim; name: string }) {
  const { venueId, memberId, venueName, version, state: stands } = claim;
  const renew = useRenewClaims();
  const state = useContractForm<Draft, DecideClaim>({
    resolver: zodResolver(decideClaimSchema),
    defaultValues: { act: undefined, reason: '', version },
    labels: LABELS,
    fields: ['act', 'reason'],
    failed: (error) => ({ message: failureMessage(error, FAILED) }),
    send: async (body) => {
      await call(decideOwnerClaim, { params: { venueId, memberId }, body });
      announce(`Decision on ${name} and ${venueName} saved. We will email them your reason.`);
    },
    onSent: renew,
    onFailed: (error) => {
      if (error instanceof ApiError && error.status === 409) void renew();
    },
  });
  const act = state.form.watch('act') as DecideClaim['act'] | undefined;
  return (
    <ContractForm
      state={state}
      label={`Decide on ${name}’s claim to ${venueName}`}
      button="Decide"
      busy="Deciding..."
      isSecondary
    >
      <RadioGroup
        label={LABELS.act}
        required
        name={`act-${venueId}-${memberId}`}
        options={OWNER_ACTS_OF[stands].map((value) => ({ value, label: OWNER_ACT_LABELS[value] }))}
        value={act ?? null}
        error={state.field('act').error}
        onChange={(value) => state.form.setValue('act', value as DecideClaim['act'])}
      />
      <TextField
        label={LABELS.reason}
        required
        hint="The member will read this."
        maxLength={OWNER_REASON_MAX}
        {...state.field('reason')}
      />
    </ContractForm>
  );
}

const Words = styled.span`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const SHOWN_BY = { code: 'A code sent to an email address at its own domain', staff: 'A check by our staff' } as const;

/** One claim: the place and its website, the claimant, the kind of proof, and the actions. */
function ClaimCard({ claim }: { claim: DeskClaim }) {
  const { venueId, venueName, websiteUrl, memberId, memberName, state, way, words, reason, askedAt } = claim;
  const { user } = useSession();
  const name = memberName || `Member ${memberId}`;
  return (
    <Card as="article" aria-label={`${name}’s claim to ${venueName}`}>
      <h2>{`${venueName}: ${name}`}</h2>
      <div>
        <StatePill sign={state === 'given' ? 'yes' : 'aside'}>{OWNER_CLAIM_STATE_LABELS[state]}</StatePill>
      </div>
      <DefinitionList
        items={[
          { term: 'The place', value: <Link to={`/venues/${venueId}`}>{venueName}</Link> },
          { term: 'Its website', value: websiteUrl ? <Words>{websiteUrl}</Words> : 'None known' },
          { term: 'How we check', value: SHOWN_BY[way] },
          { term: 'Requested', value: momentWords(askedAt) },
          ...(words ? [{ term: 'What they say', value: <Words>{words}</Words> }] : []),
          ...(reason ? [{ term: 'Reason for the decision', value: <Words>{reason}</Words> }] : []),
        ]}
      />
      {OWNER_ACTS_OF[state].length > 0 &&
        (user?.id === memberId ? (
          <p>This is your own claim. Someone else has to decide.</p>
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

/** Members' claims to run a place: pending and decided ones. */
export function AdminOwnersPage() {
  usePageTitle(TITLE);
  const [state, setState] = useState<(typeof OWNER_CLAIM_STATES)[number]>('waiting');
  const list = useClaims(state);
  const { data, isError, isPending, refetch } = list;
  const claims = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Page narrow>
      <Breadcrumb items={[{ label: 'Staff', to: '/admin' }, { label: TITLE }]} />
      <PageHeading lead="Check whether each member runs the place, and give a reason for your decision. We will email it to them.">
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
      {data && claims.length === 0 && <p>{state === 'waiting' ? 'No claims are waiting.' : 'No claims match.'}</p>}
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
