import { text } from 'node:stream/consumers';
import { QueryClient, QueryClientProvider, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { createElement, Suspense, type FunctionComponent } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { waitForAnswers } from './answered-queries';

/** The text of a page with this query, and the content of its cache afterwards. */
async function drawn(Page: FunctionComponent, client = new QueryClient()) {
  const known = waitForAnswers(client);
  const page = createElement(Suspense, { fallback: 'waiting' }, createElement(Page));
  const stream = await renderToReadableStream(createElement(QueryClientProvider, { client }, page));
  await stream.allReady;
  const html = await text(stream as unknown as AsyncIterable<Uint8Array>);
  return { words: html.replace(/<[^>]*>/g, ''), known };
}

const queryOf = (data: unknown) => ({ queryKey: ['/api/a'], queryFn: () => Promise.resolve(data) });

describe('queries of a page that is drawn on a server', () => {
  it('are drawn with their answers, also those that are asked after others', async () => {
    const Second = ({ id }: { id: string }) => {
      const { data } = useQuery({ queryKey: [`/api/b/${id}`], queryFn: () => Promise.resolve(`b of ${id}`) });
      return data;
    };
    const First = () => {
      const { data } = useQuery(queryOf('one'));
      return data ? createElement(Second, { id: data as string }) : 'none';
    };
    const { words, known } = await drawn(First);
    expect(words).toBe('b of one');
    expect(known().map(({ key, data }) => [key, data])).toEqual([
      [['/api/a'], 'one'],
      [['/api/b/one'], 'b of one'],
    ]);
  });

  it('of lists are drawn with their first page', async () => {
    const { words } = await drawn(() => {
      const { data } = useInfiniteQuery({
        queryKey: ['list'],
        queryFn: ({ pageParam }) => Promise.resolve(pageParam === undefined ? 'first' : 'next'),
        initialPageParam: undefined as string | undefined,
        getNextPageParam: () => undefined,
      });
      return data?.pages.join() ?? 'none';
    });
    expect(words).toBe('first');
  });

  it('that nobody answers, or that are off, are as a browser first draws them', async () => {
    const { words, known } = await drawn(() => {
      const lost = useQuery({ queryKey: ['lost'], queryFn: () => Promise.reject(new TypeError('Failed to fetch')) });
      const off = useQuery({ ...queryOf('off'), enabled: false });
      return [lost, off].map(({ status, fetchStatus }) => `${status} ${fetchStatus}`).join();
    });
    expect(words).toBe('pending fetching,pending idle');
    expect(known()).toEqual([]);
  });

  it('with data that does not survive JSON are an error', async () => {
    const { known } = await drawn(() => String(useQuery(queryOf({ at: new Map() })).isSuccess));
    expect(known).toThrow('The data of ["/api/a"] is not JSON');
  });
});
