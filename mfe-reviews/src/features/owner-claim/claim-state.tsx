import type { OwnClaim } from '@waymark/contracts-reviews';
import { Alert, Section, Stack } from '@waymark/ui';
import { AddressForm } from './address-form';
import { AskStaffForm } from './ask-staff-form';
import { CodeForm } from './code-form';
import { GiveUp } from './give-up';
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
      {state === 'waiting' && 'You hear of it by mail.'}
      {state === 'taken-back' && 'What you said for it is kept, and not shown. '}
      {reason && `Why: ${reason}`}
    </Alert>
  );
}
