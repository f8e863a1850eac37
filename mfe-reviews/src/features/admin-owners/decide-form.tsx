import { zodResolver } from '@hookform/resolvers/zod';
import {
  decideClaimSchema,
  OWNER_ACT_LABELS,
  OWNER_ACTS_OF,
  OWNER_REASON_MAX,
  type DecideClaim,
  type DeskClaim,
} from '@waymark/contracts-reviews';
import { announce, ApiError, call } from '@waymark/mfe-kit';
import { ContractForm, failureMessage, useContractForm } from '@waymark/mfe-kit/form';
import { RadioGroup, TextField } from '@waymark/ui';
import type { z } from 'zod';
import { decideOwnerClaim } from '../../endpoints';
import { useRenewClaims } from './use-claims';

type Draft = z.input<typeof decideClaimSchema>;
const LABELS = { act: 'Your decision', reason: 'Why' };
const FAILED = 'We could not save your decision. It is still here. Please try again.';

/** A decision with its reason; one on an older state is shown the new one. */
export function DecideForm({ claim, name }: { claim: DeskClaim; name: string }) {
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
      announce(`Decision saved: ${name} and ${venueName}. We email them your reason.`);
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
      label={`Decide about ${name} and ${venueName}`}
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
        hint="The member reads this."
        maxLength={OWNER_REASON_MAX}
        {...state.field('reason')}
      />
    </ContractForm>
  );
}
