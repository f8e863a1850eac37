import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dayWords } from '@waymark/contracts-core';
import type { PrivacyOverview } from '@waymark/contracts-account';
import { toast } from '@waymark/mfe-kit';
import { Badge, Button, CheckIcon, CloseIcon, Dialog, fontSize, Inline, LinkButton, Stack } from '@waymark/ui';
import { failureMessage } from '@waymark/mfe-kit/form';
import { useState } from 'react';
import { styled } from 'styled-components';
import { withdrawHealthConsent } from '../../../shared/needs/use-health-consent';
import { privacyQuery } from '../privacy-overview';

const Title = styled.h3`
  font-size: ${fontSize.medium};
`;

type Held = Pick<PrivacyOverview, 'healthConsentGivenAt' | 'healthDataInReviews'>;

/** Everything stored about a member's health, whichever page they gave consent on. */
export function HealthConsent({ held }: { held: Held }) {
  const [asking, setAsking] = useState(false);
  const { healthConsentGivenAt: needs, healthDataInReviews: inReviews } = held;
  const holdsAnything = Boolean(needs ?? inReviews);
  return (
    <Stack $gap={3}>
      <Inline $gap={3}>
        <Title>Health data</Title>
        {holdsAnything ? (
          <Badge tone="good" icon={<CheckIcon size="1.1em" />}>
            Allowed
          </Badge>
        ) : (
          <Badge icon={<CloseIcon size="1.1em" />}>None stored</Badge>
        )}
      </Inline>
      {!holdsAnything && <p>We store nothing about your health. We would ask you first.</p>}
      {holdsAnything && (
        <ul>
          {needs && (
            <li>{`Your access needs, and the health lists in your profile. Allowed since ${dayWords(needs)}.`}</li>
          )}
          {inReviews && (
            <li>{`Disability type with ${inReviews.reviews} ${inReviews.reviews === 1 ? 'review' : 'reviews'}. Allowed since ${dayWords(inReviews.givenAt)}.`}</li>
          )}
        </ul>
      )}
      <Inline $gap={3}>
        <LinkButton to="/accessibility-preferences">See my needs</LinkButton>
        {holdsAnything && <Button onClick={() => setAsking(true)}>Withdraw and delete health data</Button>}
      </Inline>
      <WithdrawDialog open={asking} onClose={() => setAsking(false)} />
    </Stack>
  );
}

function WithdrawDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: withdrawHealthConsent,
    onSuccess: () => {
      queries.setQueryData(
        privacyQuery.queryKey,
        (before) => before && { ...before, healthConsentGivenAt: null, healthDataInReviews: null },
      );
      // Also discards the needs that other pages of this remote have cached.
      void queries.invalidateQueries();
      onClose();
      toast({ title: 'Your health data has been deleted', variant: 'success' });
    },
    onError: (error) =>
      toast({
        title: 'We could not delete it',
        description: failureMessage(error, 'Please try again.'),
        variant: 'error',
      }),
  });
  return (
    <Dialog open={open} onClose={onClose} title="Delete your health data?">
      <Stack $gap={5}>
        <p>
          Your needs, the health lists in your profile, and the disability types on your reviews will be deleted at
          once. Your reviews will stay.
        </p>
        <Inline $gap={3}>
          <Button variant="danger" busy={isPending} onClick={() => mutate()}>
            {isPending ? 'Deleting...' : 'Delete my health data'}
          </Button>
          <Button onClick={onClose}>Keep it</Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
