import { zodResolver } from '@hookform/resolvers/zod';
import { ownerAddressSchema, type OwnClaim } from '@waymark/contracts-reviews';
import { ApiError, call, toast } from '@waymark/mfe-kit';
import { ContractForm, failureMessage, useContractForm, useSubmissionKey } from '@waymark/mfe-kit/form';
import { TextField } from '@waymark/ui';
import type { z } from 'zod';
import { sendOwnerCode } from '../../endpoints';
import { useClaimNews } from './claim-query';

type Draft = z.input<typeof ownerAddressSchema>;
const MANY = 'Several codes were sent today. Try again tomorrow, or ask our staff to look.';

export const codeFailed = (error: unknown, words: string) => ({
  message: error instanceof ApiError && error.status === 429 ? MANY : failureMessage(error, words),
});

/** Where the code goes to. What we say is the same whether or not anybody reads that address. */
export function AddressForm({ claim, domain }: { claim: OwnClaim; domain: string }) {
  const news = useClaimNews();
  const keyOf = useSubmissionKey();
  const state = useContractForm<Draft, z.output<typeof ownerAddressSchema>>({
    resolver: zodResolver(ownerAddressSchema),
    defaultValues: { address: '' },
    labels: { address: 'Address of the place' },
    failed: (error) => codeFailed(error, 'We could not send a code. What you typed is kept. Please try again.'),
    send: async (body) => {
      news.put(await call(sendOwnerCode, { params: { id: claim.venueId }, body, idempotencyKey: keyOf(body) }));
      toast({
        title: 'If there is such an address, a code is on its way.',
        description: 'It works for 30 minutes.',
        variant: 'success',
      });
    },
  });
  return (
    <ContractForm
      state={state}
      label="Send a code"
      kept="memory"
      button={claim.code ? 'Send a code there instead' : 'Send a code'}
      busy="Sending..."
      isSecondary={claim.code !== null}
    >
      <TextField
        label={claim.code ? 'Another address of the place' : 'Address of the place'}
        required
        type="email"
        hint={`For example info@${domain}. We forget it when the code was used.`}
        maxLength={254}
        {...state.field('address')}
      />
    </ContractForm>
  );
}
