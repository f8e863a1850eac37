import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { KeptDetail } from '@waymark/contracts-community';
import { addressOf, ApiError, queryOf, toast } from '@waymark/mfe-kit';
import { failureMessage } from '@waymark/mfe-kit/form';
import { listKept, readKept } from '../../endpoints';
import type { KeptId } from './kept-address';

export const keptQuery = (id: KeptId) => queryOf(readKept, { params: id });
const LIST = addressOf(listKept);

/** Puts the response of an action into the query cache. */
export function useKeptStore(id: KeptId) {
  const queries = useQueryClient();
  const { queryKey } = keptQuery(id);
  return {
    keep: (detail: KeptDetail): void => {
      queries.setQueryData(queryKey, detail);
      void queries.invalidateQueries({ queryKey: [LIST] });
    },
    renew: (): Promise<void> => queries.invalidateQueries({ queryKey }),
  };
}

interface Asked {
  act: () => Promise<KeptDetail>;
  /** Announced on success. */
  done: string;
}

/** Publishes, withdraws or discards, and announces the result. After a conflict, loads the other person's version. */
export function useKeptAct(id: KeptId) {
  const { keep, renew } = useKeptStore(id);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ act }: Asked) => act(),
    onSuccess: (detail, { done }) => {
      keep(detail);
      toast({ title: done, variant: 'success' });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void renew();
      toast({ title: 'That did not work', description: failureMessage(error, 'Try again.'), variant: 'error' });
    },
  });
  return { run: mutate, busy: isPending };
}
