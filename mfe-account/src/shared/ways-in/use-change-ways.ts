import { useMutation, useQueryClient, queryOptions } from '@tanstack/react-query';
import type { OwnWaysIn } from '@waymark/contracts-account';
import { toast, queryOf } from '@waymark/mfe-kit';
import { failureMessage } from '@waymark/mfe-kit/form';
import { getOwnWaysIn } from '../../endpoints';

/** Every way to log in to the member's own account. */
export const ownWaysQuery = queryOptions(queryOf(getOwnWaysIn));

interface Change<In, Out> {
  /** Title of the error message. */
  failed: string;
  call: (input: In) => Promise<Out>;
  /** Returns the updated list, so that it is not loaded again. */
  change: (before: OwnWaysIn, input: In, output: Out) => OwnWaysIn;
  words?: (error: unknown) => string;
  onDone?: (output: Out, input: In) => void;
}

/** Returns a function that changes the member's ways to log in. */
export function useChangeWays<In, Out>({ failed, call, change, words, onDone }: Change<In, Out>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (output, input) => {
      queries.setQueryData(ownWaysQuery.queryKey, (before) => before && change(before, input, output));
      onDone?.(output, input);
    },
    onError: (error) =>
      toast({
        title: failed,
        description: words ? words(error) : failureMessage(error, 'Please try again.'),
        variant: 'error',
      }),
  });
}
