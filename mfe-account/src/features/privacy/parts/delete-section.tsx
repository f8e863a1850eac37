import type { PrivacyOverview, DeleteRequest } from '@waymark/contracts-account';
import { Button, Card, Section, Stack, Alert } from '@waymark/ui';
import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { momentWords } from '@waymark/contracts-core';
import { call, toast } from '@waymark/mfe-kit';
import { failureMessage } from '@waymark/mfe-kit/form';
import { cancelDeletion } from '../../../endpoints';
import { useCatchFocus } from '../../../shared/use-catch-focus';
import { privacyQuery } from '../privacy-overview';
import { DeleteDialog } from './delete-dialog';

function WaitingDeletion({ request: { confirmBefore, reviews } }: { request: DeleteRequest }) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(cancelDeletion),
    onSuccess: () => {
      queries.setQueryData(privacyQuery.queryKey, (before) => before && { ...before, deletion: null });
      toast({
        title: 'Your account stays',
        description: 'The link in the email will no longer work.',
        variant: 'success',
      });
    },
    onError: (error) =>
      toast({
        title: 'We could not cancel the deletion',
        description: failureMessage(error, 'Please try again.'),
        variant: 'error',
      }),
  });
  return (
    <Stack $gap={4}>
      <Alert tone="warn" role="status" title="Check your email.">
        <p>
          {`We sent you a link. It works until ${momentWords(confirmBefore)}. Your account will be deleted only when you confirm it there. Your reviews ${reviews === 'delete' ? 'will be deleted too.' : 'will stay, under the name "Former member".'}`}
        </p>
      </Alert>
      <div>
        <Button busy={isPending} onClick={() => mutate()}>
          {isPending ? 'Cancelling...' : 'Do not delete my account'}
        </Button>
      </div>
    </Stack>
  );
}
const INTRO =
  'This is permanent. It usually takes a few minutes, and 30 days at most. You choose what happens to your reviews. Then we will send you an email. Nothing will be deleted until you use the link in it.';

export function DeleteSection({ deletion }: { deletion: PrivacyOverview['deletion'] }) {
  const [asking, setAsking] = useState(false);
  const section = useCatchFocus(deletion?.id);
  return (
    <Section ref={section} tabIndex={-1} heading="Delete your account" intro={INTRO} id="delete">
      <Card>
        {deletion ? (
          <WaitingDeletion request={deletion} />
        ) : (
          <Stack $gap={4}>
            <p>
              Your account, profile, needs, settings, votes and feedback will be deleted. Nobody will be able to bring
              them back, not even us. You may want to download a copy first.
            </p>
            <div>
              <Button variant="danger" onClick={() => setAsking(true)}>
                Delete my account
              </Button>
            </div>
          </Stack>
        )}
      </Card>
      <DeleteDialog open={asking} onClose={() => setAsking(false)} />
    </Section>
  );
}
