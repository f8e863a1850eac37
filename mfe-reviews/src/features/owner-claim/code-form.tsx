import { zodResolver } from '@hookform/resolvers/zod';
import { momentWords } from '@waymark/contracts-core';
import { ownerCodeSchema, type OwnClaim } from '@waymark/contracts-reviews';
import { useMutation } from '@tanstack/react-query';
import { ApiError, call, randomKey, toast } from '@waymark/mfe-kit';
import { ContractForm, useContractForm, useSubmissionKey } from '@waymark/mfe-kit/form';
import { Button, Inline, TextField } from '@waymark/ui';
import type { z } from 'zod';
import { claimVenue, sendOwnerCodeAgain } from '../../endpoints';
import { codeFailed } from './address-form';
import { useClaimNews } from './claim-query';

type Draft = z.input<typeof ownerCodeSchema>;
type Code = NonNullable<OwnClaim['code']>;

/** The code from the email; accepts lower case, spaces and dashes. */
export function CodeForm({ claim, code }: { claim: OwnClaim; code: Code }) {
  const news = useClaimNews();
  const keyOf = useSubmissionKey();
  const params = { id: claim.venueId };
  const state = useContractForm<Draft, z.output<typeof ownerCodeSchema>>({
    resolver: zodResolver(ownerCodeSchema),
    defaultValues: { code: '' },
    labels: { code: 'Code from the email' },
    failed: (error) => codeFailed(error, 'We could not check the code. Please try again.'),
    send: async (body) => {
      news.put(await call(claimVenue, { params, body, idempotencyKey: keyOf(body) }));
      toast({ title: `You now represent ${claim.venueName}.`, variant: 'success' });
    },
    onFailed: (error) => {
      if (error instanceof ApiError && error.status === 410) void news.renew(claim.venueId);
    },
  });
  const again = useMutation({
    mutationFn: () => call(sendOwnerCodeAgain, { params, idempotencyKey: randomKey() }),
    onSuccess: (sent) => {
      news.put(sent);
      toast({ title: 'A new code is on its way. The old one no longer works.', variant: 'success' });
    },
    onError: (error) =>
      toast({
        title: 'No code was sent',
        description: codeFailed(error, 'Please try again.').message,
        variant: 'error',
      }),
  });
  return (
    <ContractForm state={state} label="Enter the code">
      <TextField
        label="Code from the email"
        required
        hint={`8 letters and digits. It works until ${momentWords(code.endsAt)}. You have ${code.triesLeft === 1 ? 'one try' : `${code.triesLeft} tries`} left.`}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        {...state.field('code')}
      />
      <Inline $gap={3}>
        <Button type="submit" variant="primary" busy={state.form.formState.isSubmitting}>
          {state.form.formState.isSubmitting ? 'Checking...' : 'Claim this place'}
        </Button>
        <Button busy={again.isPending} onClick={() => again.mutate()}>
          {again.isPending ? 'Sending...' : 'Send another code'}
        </Button>
      </Inline>
    </ContractForm>
  );
}
