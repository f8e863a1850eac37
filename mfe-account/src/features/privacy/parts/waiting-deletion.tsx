import { useMutation, useQueryClient } from '@tanstack/react-query';
import { momentWords } from '@waymark/contracts-core';
import type { DeleteRequest } from '@waymark/contracts-account';
import { call, toast } from '@waymark/mfe-kit';
import { Alert, Button, Stack } from '@waymark/ui';
import { failureMessage } from '@waymark/mfe-kit/form';
import { cancelDeletion } from '../../../endpoints';
import { privacyQuery } from '../api/privacy-overview';

export function WaitingDeletion({ request: { confirmBefore, reviews } }: { request: DeleteRequest }) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(cancelDeletion),
    onSuccess: () => {
      queries.setQueryData(privacyQuery.queryKey, (before) => before && { ...before, deletion: null });
      toast({ title: 'Your account stays', description: 'The link in the mail no longer works.', variant: 'success' });
    },
    onError: (error) =>
      toast({
        title: 'We could not take it back',
        description: failureMessage(error, 'Please try again.'),
        variant: 'error',
      }),
  });
  return (
    <Stack $gap={4}>
      <Alert tone="warn" role="status" title="Check your email.">
        <p>
          We sent you a link. It works until {momentWords(confirmBefore)}. Your account is deleted only when you confirm
          it there. Your reviews {reviews === 'delete' ? 'are deleted too.' : 'stay, under the name "Former member".'}
        </p>
      </Alert>
      <div>
        <Button busy={isPending} onClick={() => mutate()}>
          {isPending ? 'Taking it back...' : 'Do not delete my account'}
        </Button>
      </div>
    </Stack>
  );
}
