import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { type OwnClaim, OWNER_WORDS_MAX, ownerRequestSchema } from '@waymark/contracts-reviews';
import { call, toast } from '@waymark/mfe-kit';
import { ContractForm, failureMessage, useContractForm, useSubmissionKey } from '@waymark/mfe-kit/form';
import { Alert, Button, Section, Stack, TextArea } from '@waymark/ui';
import type { z } from 'zod';
import { askForOwnerCheck, giveUpClaim } from '../../endpoints';
import { AddressForm } from './address-form';
import { useClaimNews } from './claim-query';
import { CodeForm } from './code-form';
import { ReviewsToAnswer } from './reviews-to-answer';
import { SayFacts } from './say-facts';

type Draft = z.input<typeof ownerRequestSchema>;
const LABEL = 'How can we check that you run this place?';

/** The text is only for staff and is deleted after their decision. */
function AskStaffForm({ claim }: { claim: OwnClaim }) {
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
        hint="For example: your job there, and a web page with your name on it. Only our staff can read this."
        maxLength={OWNER_WORDS_MAX}
        {...state.field('words')}
      />
    </ContractForm>
  );
}

/** The possible actions in the claim's current state. */
export function ClaimState({ claim }: { claim: OwnClaim }) {
  if (claim.state === 'given')
    return (
      <>
        <SayFacts claim={claim} />
        <ReviewsToAnswer venueId={claim.venueId} />
        <GiveUp claim={claim} />
      </>
    );
  const isWaiting = claim.state === 'waiting';
  return (
    <>
      <Decided claim={claim} />
      {claim.domain !== null && <ByCode claim={claim} domain={claim.domain} />}
      {isWaiting ? <GiveUp claim={claim} /> : <ByStaff claim={claim} />}
    </>
  );
}

function ByCode({ claim, domain }: { claim: OwnClaim; domain: string }) {
  return (
    <Section
      heading="Get a code by email"
      intro={`We send a code to an email address of the place. It must end in @${domain}, like its website.`}
    >
      {claim.code ? (
        <Stack $gap={10}>
          <CodeForm claim={claim} code={claim.code} />
          <Section heading="No email yet?" level={3}>
            <AddressForm claim={claim} domain={domain} />
          </Section>
        </Stack>
      ) : (
        <AddressForm claim={claim} domain={domain} />
      )}
    </Section>
  );
}

function ByStaff({ claim }: { claim: OwnClaim }) {
  return (
    <Section
      heading="Ask our staff"
      intro={
        claim.domain === null
          ? 'We cannot send a code for this place. We do not know its website, or our staff have already looked at it. A person will check instead.'
          : 'No email address there? A person can check instead. We will email you.'
      }
    >
      <AskStaffForm claim={claim} />
    </Section>
  );
}

const WORDS = {
  waiting: 'Our staff are checking your request',
  refused: 'Our staff could not confirm that you run it',
  'taken-back': 'You no longer represent it',
  'given-up': 'You withdrew your request',
} as const;

function Decided({ claim: { state, reason } }: { claim: OwnClaim }) {
  if (state === null || state === 'given') return null;
  return (
    <Alert tone={state === 'refused' || state === 'taken-back' ? 'warn' : 'info'} title={WORDS[state]}>
      {`${state === 'waiting' ? 'We will email you.' : ''}${state === 'taken-back' ? 'We have kept what you added, but no longer show it. ' : ''}${reason ? `Why: ${reason}` : ''}`}
    </Alert>
  );
}

/** Withdraws a claim or request. It can be made again. */
function GiveUp({ claim: { venueId, venueName, state } }: { claim: OwnClaim }) {
  const news = useClaimNews();
  const isGiven = state === 'given';
  const leave = useMutation({
    mutationFn: () => call(giveUpClaim, { params: { id: venueId } }),
    onSuccess: async () => {
      await news.renew(venueId);
      toast({
        title: isGiven ? `You no longer represent ${venueName}.` : 'You have withdrawn your request.',
        variant: 'success',
      });
    },
    onError: (error) =>
      toast({
        title: 'We could not do this',
        description: failureMessage(error, 'Please try again.'),
        variant: 'error',
      }),
  });
  return (
    <Section
      heading={isGiven ? 'No longer yours?' : 'Your request'}
      intro={isGiven ? 'We will stop showing what you added for the place. You can claim it again later.' : undefined}
    >
      <div>
        <Button busy={leave.isPending} onClick={() => leave.mutate()}>
          {isGiven ? 'Stop representing this place' : 'Withdraw the request'}
        </Button>
      </div>
    </Section>
  );
}
