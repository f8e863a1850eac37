import { zodResolver } from '@hookform/resolvers/zod';
import { ownerAddressSchema, type OwnClaim } from '@waymark/contracts-reviews';
import { ApiError, call, toast } from '@waymark/mfe-kit';
import { ContractForm, failureMessage, useContractForm, useSubmissionKey } from '@waymark/mfe-kit/form';
import { TextField } from '@waymark/ui';
import type { z } from 'zod';
import { sendOwnerCode } from '../../endpoints';
import { useClaimNews } from './claim-query';

type Draft = z.input<typeof ownerAddressSchema>;
const MANY = 'You have asked for several codes today. Try again tomorrow, or ask our staff to check.';

export const codeFailed = (error: unknown, words: string) => ({
  message: error instanceof ApiError && error.status === 429 ? MANY : failureMessage(error, words),
});

/** Asks for the email address for the code. The response is the same whether or not the address exists. */
export function AddressForm({ claim, domain }: { claim: OwnClaim; domain: string }) {
  const news = useClaimNews();
  const keyOf = useSubmissionKey();
  const state = useContractForm<Draft, z.output<typeof ownerAddressSchema>>({
    resolver: zodResolver(ownerAddressSchema),
    defaultValues: { address: '' },
    labels: { address: 'Email address for the place' },
    failed: (error) => codeFailed(error, 'We could not send a code. What you wrote is still here. Please try again.'),
    send: async (body) => {
      news.put(await call(sendOwnerCode, { params: { id: claim.venueId }, body, idempotencyKey: keyOf(body) }));
      toast({
        title: 'If this address exists, a code is on its way.',
        description: 'You can use it for 30 minutes.',
        variant: 'success',
      });
    },
  });
  return (
    <ContractForm
      state={state}
      label="Send a code"
      kept="memory"
      button={claim.code ? 'Send a code to this address instead' : 'Send a code'}
      busy="Sending..."
      isSecondary={claim.code !== null}
    >
      <TextField
        label={claim.code ? 'Another email address for the place' : 'Email address for the place'}
        required
        type="email"
        hint={`For example info@${domain}. We delete it once the code is used.`}
        maxLength={254}
        {...state.field('address')}
      />
    </ContractForm>
  );
}
