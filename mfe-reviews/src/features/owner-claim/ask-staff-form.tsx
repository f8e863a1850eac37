import { zodResolver } from '@hookform/resolvers/zod';
import { OWNER_WORDS_MAX, ownerRequestSchema, type OwnClaim } from '@waymark/contracts-reviews';
import { call, toast } from '@waymark/mfe-kit';
import { ContractForm, useContractForm, useSubmissionKey } from '@waymark/mfe-kit/form';
import { TextArea } from '@waymark/ui';
import type { z } from 'zod';
import { askForOwnerCheck } from '../../endpoints';
import { useClaimNews } from './claim-query';

type Draft = z.input<typeof ownerRequestSchema>;
const LABEL = 'How can we check that you run it?';

/** For staff alone; forgotten when they have decided. */
export function AskStaffForm({ claim }: { claim: OwnClaim }) {
  const news = useClaimNews();
  const keyOf = useSubmissionKey();
  const state = useContractForm<Draft, z.output<typeof ownerRequestSchema>>({
    resolver: zodResolver(ownerRequestSchema),
    defaultValues: { words: '' },
    labels: { words: LABEL },
    failed: 'We could not send your request. What you wrote is still here. Please try again.',
    send: async (body) => {
      news.put(await call(askForOwnerCheck, { params: { id: claim.venueId }, body, idempotencyKey: keyOf(body) }));
      toast({ title: 'Thank you. Our staff will check it and email you.', variant: 'success' });
    },
  });
  return (
    <ContractForm
      state={state}
      label="Ask our staff to check"
      button="Ask our staff"
      busy="Sending..."
      isSecondary={claim.domain !== null}
    >
      <TextArea
        label={LABEL}
        required
        hint="For example: your job there, and a web page that names you. Only our staff can read this."
        maxLength={OWNER_WORDS_MAX}
        {...state.field('words')}
      />
    </ContractForm>
  );
}
