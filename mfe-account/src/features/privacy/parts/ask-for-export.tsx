import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, toast } from '@waymark/mfe-kit';
import { Button } from '@waymark/ui';
import { failureMessage } from '@waymark/mfe-kit/form';
import { requestExport } from '../../../endpoints';
import { useConfirmItIsYou } from '../../../shared/confirm-it-is-you/use-confirm-it-is-you';
import { privacyQuery } from '../api/privacy-overview';

export function AskForExport({ isAgain, isRunning }: { isAgain: boolean; isRunning: boolean }) {
  const queries = useQueryClient();
  const { confirmItIsYou, dialog } = useConfirmItIsYou();
  const { mutate, isPending } = useMutation({
    mutationFn: () => confirmItIsYou(() => call(requestExport)),
    onSuccess: (request) =>
      queries.setQueryData(
        privacyQuery.queryKey,
        (before) => before && { ...before, exports: [request, ...before.exports] },
      ),
    onError: (error) =>
      toast({
        title: 'We could not start your copy',
        description: failureMessage(error, 'Please try again.'),
        variant: 'error',
      }),
  });
  return (
    <div>
      {!isRunning && (
        <Button variant={isAgain ? 'secondary' : 'primary'} busy={isPending} onClick={() => mutate()}>
          {isAgain ? 'Ask for a new copy' : 'Ask for a copy'}
        </Button>
      )}
      {dialog}
    </div>
  );
}
