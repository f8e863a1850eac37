import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SiteContentDetail } from '@waymark/contracts-community';
import { addressOf, ApiError, queryOf, toast } from '@waymark/mfe-kit';
import { failureMessage } from '@waymark/mfe-kit/form';
import { listSiteContent, readSiteContent } from '../../endpoints';
import type { SiteContentId } from './site-content-address';

export const siteContentQuery = (id: SiteContentId) => queryOf(readSiteContent, { params: id });
const LIST = addressOf(listSiteContent);

/** Puts the response of an action into the query cache. */
export function useSiteContentStore(id: SiteContentId) {
  const queries = useQueryClient();
  const { queryKey } = siteContentQuery(id);
  return {
    keep: (detail: SiteContentDetail): void => {
      queries.setQueryData(queryKey, detail);
      void queries.invalidateQueries({ queryKey: [LIST] });
    },
    renew: (): Promise<void> => queries.invalidateQueries({ queryKey }),
  };
}

interface Asked {
  act: () => Promise<SiteContentDetail>;
  /** Announced on success. */
  done: string;
}

/** Publishes, withdraws or discards, and announces the result. After a conflict, loads the other person's version. */
export function useSiteContentAct(id: SiteContentId) {
  const { keep, renew } = useSiteContentStore(id);
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
