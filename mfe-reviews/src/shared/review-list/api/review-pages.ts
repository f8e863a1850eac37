import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { Review } from '@waymark/contracts-reviews';
import { apiClient } from '@waymark/mfe-kit';
import { nextCursor } from '../../next-cursor';
import { withCursor } from '../with-cursor';

interface ReviewPage {
  reviews: Review[];
  /** Reviews that match in all, whatever was loaded. */
  total: number;
  next: string | null;
}

/**
 * Reviews page by page. The key starts with the call's path, so that publishing can mark all lists of it old.
 * `own`: one's own reviews, which change elsewhere too, on a page that says itself that one must log in.
 */
export function reviewPagesQuery(url: string, { own = false } = {}) {
  return infiniteQueryOptions({
    queryKey: [url.split('?')[0], url],
    queryFn: async ({ pageParam, signal }): Promise<ReviewPage> => {
      const { data, headers } = await apiClient.getWithHeaders<Review[]>(withCursor(url, pageParam), { signal });
      return {
        reviews: data,
        total: Number(headers.get('x-total-count') ?? data.length),
        next: nextCursor(headers.get('link')),
      };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    ...(own ? { staleTime: 0 } : {}),
    meta: { showsSignIn: own },
  });
}
