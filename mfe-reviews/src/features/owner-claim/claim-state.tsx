import { useMutation } from '@tanstack/react-query';
import type { OwnClaim } from '@waymark/contracts-reviews';
import { call, toast } from '@waymark/mfe-kit';
import { failureMessage } from '@waymark/mfe-kit/form';
import { Alert, Button, Section, Stack } from '@waymark/ui';
import { giveUpClaim } from '../../endpoints';
import { AddressForm } from './address-form';
import { AskStaffForm } from './ask-staff-form';
import { useClaimNews } from './claim-query';
import { CodeForm } from './code-form';
import { SayFacts } from './say-facts';
import { ReviewsToAnswer } from './reviews-to-answer';

/** What can be done as the claim stands. */
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
      heading="By a code"
      intro={`We send a code to an address of the place: one that ends in @${domain}, as its website does.`}
    >
      {claim.code ? (
        <Stack $gap={10}>
          <CodeForm claim={claim} code={claim.code} />
          <Section heading="Did it not arrive?" level={3}>
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
      heading="By our staff"
      intro={
        claim.domain === null
          ? 'No code can be sent for this place: it has no website of its own here, or staff decided about it before. A person looks instead.'
          : 'No address there? A person looks instead. You hear of it by mail.'
      }
    >
      <AskStaffForm claim={claim} />
    </Section>
  );
}

const WORDS = {
  waiting: 'Our staff is looking at your request',
  refused: 'Our staff could not see that you run it',
  'taken-back': 'You no longer speak for it',
  'given-up': 'You gave it up',
} as const;

function Decided({ claim: { state, reason } }: { claim: OwnClaim }) {
  if (state === null || state === 'given') return null;
  return (
    <Alert tone={state === 'refused' || state === 'taken-back' ? 'warn' : 'info'} title={WORDS[state]}>
      {`${state === 'waiting' ? 'You hear of it by mail.' : ''}${state === 'taken-back' ? 'What you said for it is kept, and not shown. ' : ''}${reason ? `Why: ${reason}` : ''}`}
    </Alert>
  );
}

/** The way out, of a claim or of a request. It can be asked for again. */
function GiveUp({ claim: { venueId, venueName, state } }: { claim: OwnClaim }) {
  const news = useClaimNews();
  const isGiven = state === 'given';
  const leave = useMutation({
    mutationFn: () => call(giveUpClaim, { params: { id: venueId } }),
    onSuccess: async () => {
      await news.renew(venueId);
      toast({
        title: isGiven ? `You no longer speak for ${venueName}.` : 'Your request is taken back.',
        variant: 'success',
      });
    },
    onError: (error) =>
      toast({ title: 'This was not done', description: failureMessage(error, 'Please try again.'), variant: 'error' }),
  });
  return (
    <Section
      heading={isGiven ? 'No longer yours?' : 'Your request'}
      intro={isGiven ? 'What you said for the place is then no longer shown. You can claim it again.' : undefined}
    >
      <div>
        <Button busy={leave.isPending} onClick={() => leave.mutate()}>
          {isGiven ? 'Stop speaking for this place' : 'Take the request back'}
        </Button>
      </div>
    </Section>
  );
}
