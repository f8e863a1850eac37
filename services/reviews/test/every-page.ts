import type { ReviewsService } from './reviews-service';

type Options = Parameters<ReviewsService['call']>[2];

/** Reads all rows of a list by the links between its pages, and the totals on those pages. */
export async function everyPage<T>({ call }: ReviewsService, first: string, options: Options = {}) {
  const rows: T[] = [];
  const totals = new Set<string | null>();
  for (let path = first; path;) {
    const { body, headers } = await call<T[]>('GET', path, options);
    rows.push(...body);
    totals.add(headers.get('x-total-count'));
    path = /<(.+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? '';
  }
  return { rows, totals: [...totals] };
}
