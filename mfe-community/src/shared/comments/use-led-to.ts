import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { ledToQuery } from './comment-queries';

export interface LedTo {
  /** The comment that the address names, where it stands in a conversation that the reader sees. */
  commentId: number | null;
  /** The same, where it waits for the reader to decide: it stands in no conversation yet. */
  waitingId: number | null;
  /** The day that it is about; null: the trip. */
  entryId: number | null;
  isMissing: boolean;
}

/** The comment that the page's address names: `#comment-12`. All parts of a page ask once. */
export function useLedTo(): LedTo {
  const { hash } = useLocation();
  const named = Number(/^#comment-([1-9]\d{0,8})$/.exec(hash)?.[1] ?? 0);
  const { data, isError } = useQuery({ ...ledToQuery(named), enabled: named > 0 });
  const id = data?.id ?? null;
  const waits = data?.state === 'waiting' && !data.isOwn;
  return {
    commentId: waits ? null : id,
    waitingId: waits ? id : null,
    entryId: data?.entryId ?? null,
    isMissing: named > 0 && isError,
  };
}
