import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@waymark/mfe-kit';
import { Badge, Button, CheckIcon, CloseIcon, Dialog, fontSize, Inline, LinkButton, Stack } from '@waymark/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { failureMessage } from '../../../shared/forms/failure-message';
import { dayOf } from '../../../shared/day-of';
import { withdrawHealthConsent } from '../../../shared/needs/api/health-consent';
import { privacyQuery } from '../api/privacy-overview';

const Title = styled.h3`
  font-size: ${fontSize.medium};
`;

export function HealthConsent({ givenAt }: { givenAt: string | null }) {
  const [asking, setAsking] = useState(false);
  return (
    <Stack $gap={3}>
      <Inline $gap={3}>
        <Title>Health data</Title>
        {givenAt ? (
          <Badge tone="good" icon={<CheckIcon size="1.1em" />}>
            Allowed since {dayOf(givenAt)}
          </Badge>
        ) : (
          <Badge icon={<CloseIcon size="1.1em" />}>Not allowed in your account</Badge>
        )}
      </Inline>
      <p>
        {givenAt
          ? 'We store what you need of a place, and lists of your profile that are about your health.'
          : 'We store no needs in your account. You are asked before the first time.'}{' '}
        Disability types of your reviews belong to this too.
      </p>
      <Inline $gap={3}>
        <LinkButton to="/accessibility-preferences">See my needs</LinkButton>
        <Button onClick={() => setAsking(true)}>Withdraw and delete health data</Button>
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
      queries.setQueryData(privacyQuery.queryKey, (before) => before && { ...before, healthConsentGivenAt: null });
      // What other pages of this slice know of needs is gone too.
      void queries.invalidateQueries();
      onClose();
      toast({ title: 'Your health data is deleted', variant: 'success' });
    },
    onError: (error) => toast({ title: 'We could not delete it', description: failureMessage(error, 'Please try again.'), variant: 'error' }),
  });
  return (
    <Dialog open={open} onClose={onClose} title="Delete your health data?">
      <Stack $gap={5}>
        <p>Your needs, the lists of your profile that are about your health, and the disability types of your reviews are deleted at once. Your reviews stay.</p>
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
