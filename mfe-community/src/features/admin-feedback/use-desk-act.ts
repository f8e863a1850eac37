import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { addressOf, toast } from '@waymark/mfe-kit';
import { failureMessage } from '@waymark/mfe-kit/form';
import { listAdminFeedback, listAdminSuggestions } from '../../endpoints';

interface Asked<T> {
  act: () => Promise<T>;
  /** Announced on success. */
  done: string;
  next?: (answer: T) => void;
}

const ADDRESSES = [addressOf(listAdminFeedback), addressOf(listAdminSuggestions)];

/** Refetches every list and detail of the feedback desk. */
export const renewDesk = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      typeof address === 'string' && ADDRESSES.some((begin) => address.startsWith(begin)),
  });

/** Performs an action of the feedback desk and announces the result. */
export function useDeskAct() {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ act }: Asked<unknown>) => act(),
    onSuccess: (answer, { done, next }) => {
      toast({ title: done, variant: 'success' });
      next?.(answer);
    },
    onError: (error) =>
      toast({ title: 'That did not work', description: failureMessage(error, 'Please try again.'), variant: 'error' }),
    onSettled: () => void renewDesk(queries),
  });
  return { run: <T>(asked: Asked<T>) => mutate(asked as Asked<unknown>), busy: isPending };
}
