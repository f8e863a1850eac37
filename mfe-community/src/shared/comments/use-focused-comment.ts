import { useEffect, useRef } from 'react';
import { focusComment } from './focus-comment';

/** Brings a person to the comment that a link named, once it is drawn. */
export function useFocusedComment(commentId: number | null, isThere: boolean): void {
  const done = useRef<number | null>(null);
  useEffect(() => {
    if (!isThere || commentId === null || done.current === commentId) return;
    done.current = commentId;
    focusComment(commentId);
  }, [commentId, isThere]);
}
