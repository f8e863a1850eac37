import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { addressOf, type ListPage } from '@waymark/mfe-kit';
import { countComments, listWaitingComments } from '../../endpoints';
import { threadsKey, type Comment, type CommentPlace, type Thread } from './comment-queries';

type Pages = InfiniteData<ListPage<Thread>>;

const isEmpty = ({ state, answerCount }: Thread) => state === 'gone' && answerCount === 0;

function changeThreads(cache: QueryClient, place: CommentPlace, change: (threads: Thread[], page: number) => Thread[]) {
  cache.setQueriesData<Pages>(
    { queryKey: threadsKey(place) },
    (data) => data && { ...data, pages: data.pages.map((page, at) => ({ ...page, items: change(page.items, at) })) },
  );
}

/** Puts the reader's own comment into its place in the cache; new comments of others are still only offered. */
export function putComment(cache: QueryClient, place: CommentPlace, comment: Comment): void {
  const isNew = (comments: readonly Comment[]) => comments.every(({ id }) => id !== comment.id);
  changeThreads(cache, place, (threads, page) => {
    if (comment.threadId === null)
      return page === 0 && isNew(threads) ? [{ ...comment, answerList: [], answerCount: 0 }, ...threads] : threads;
    return threads.map((thread) =>
      thread.id === comment.threadId && isNew(thread.answerList)
        ? { ...thread, answerList: [...thread.answerList, comment], answerCount: thread.answerCount + 1 }
        : thread,
    );
  });
  refreshCounts(cache, comment.blogId);
}

export function replaceComment(cache: QueryClient, place: CommentPlace, comment: Comment): void {
  changeThreads(cache, place, (threads) =>
    threads.map((thread) => ({
      ...thread,
      ...(thread.id === comment.id && comment),
      answerList: thread.answerList.map((answer) => (answer.id === comment.id ? comment : answer)),
    })),
  );
  refreshCounts(cache, comment.blogId);
}

/** Removes a comment from the cache; it stays as a placeholder while it has replies. */
export function takeComment(cache: QueryClient, place: CommentPlace, comment: Comment): void {
  const gone: Partial<Thread> = { state: 'gone', author: null, content: '', links: [], signals: [], isOwn: false };
  changeThreads(cache, place, (threads) =>
    threads
      .map((thread): Thread => {
        if (thread.id === comment.id) return { ...thread, ...gone };
        if (thread.id !== comment.threadId) return thread;
        const answerList = thread.answerList.filter(({ id }) => id !== comment.id);
        return { ...thread, answerList, answerCount: Math.max(0, thread.answerCount - 1) };
      })
      .filter((thread) => !isEmpty(thread)),
  );
  refreshCounts(cache, comment.blogId);
}

export function refreshCounts(cache: QueryClient, blogId: number): void {
  void cache.invalidateQueries({ queryKey: [addressOf(countComments, { params: { id: blogId } })] });
}

export function refreshWaiting(cache: QueryClient, blogId: number): void {
  void cache.invalidateQueries({ queryKey: [addressOf(listWaitingComments, { params: { id: blogId } })] });
}
