import type { ServiceDesk } from '@waymark/contracts-reviews';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@waymark/mfe-kit';
import { failureMessage } from '@waymark/mfe-kit/form';
import { entryQuery, renewDesk } from './service-desk';

interface Asked {
  act: () => Promise<ServiceDesk | undefined>;
  /** Announced after the action has succeeded. */
  done: string;
  next?: () => void;
}

/** Performs an action on an entry and announces the result; a failure changes nothing. */
export function useServiceAct() {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ act }: Asked) => act(),
    onSuccess: (entry, { done, next }) => {
      if (entry) queries.setQueryData(entryQuery(String(entry.id)).queryKey, entry);
      else void renewDesk(queries);
      toast({ title: done, variant: 'success' });
      next?.();
    },
    onError: (error) => {
      toast({
        title: 'We could not do this',
        description: failureMessage(error, 'Please try again.'),
        variant: 'error',
      });
      void renewDesk(queries);
    },
  });
  return { run: (asked: Asked) => mutate(asked), busy: isPending };
}
